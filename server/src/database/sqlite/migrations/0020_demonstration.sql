CREATE UNIQUE INDEX `one_demonstration` ON `businesses` (`is_demo`) WHERE "businesses"."is_demo" = 1;--> statement-breakpoint
-- The demonstration is nobody's, and in none of the admin's lists.
DROP VIEW businesses_to_list;
--> statement-breakpoint
CREATE VIEW businesses_to_list AS
SELECT businesses.id, created_at, fold_text(name) AS name, is_active, paid_at, trial_ends_at, covered_until,
  (SELECT sum(CASE WHEN dispute = 'lost' THEN 0 ELSE amount_pence - refunded_pence END) FROM payments
    WHERE business_id = businesses.id) AS revenue_pence,
  (SELECT coupon_id FROM coupon_redemptions WHERE business_id = businesses.id
    ORDER BY redeemed_at DESC, coupon_id DESC LIMIT 1) AS coupon_id,
  businesses.email <> '' AS has_email,
  concat(address, postcode) <> '' AS has_address,
  fold_text(concat_ws(char(10), name, businesses.email, address, postcode, replace(postcode, ' ', ''), diary_slug,
    concat_ws(' ', given_name, family_name), users.email)) AS text
FROM businesses LEFT JOIN users ON users.id = owner_id
WHERE businesses.deleted_at IS NULL AND businesses.is_demo = 0;
