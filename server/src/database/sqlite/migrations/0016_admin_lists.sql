CREATE TABLE `admin_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`happened_at` integer NOT NULL,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer,
	`text` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `admin_actions_by_action` ON `admin_actions` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `listed_businesses` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`name` text NOT NULL,
	`is_active` integer NOT NULL,
	`paid_at` integer,
	`trial_ends_at` integer,
	`covered_until` integer,
	`revenue_pence` integer,
	`coupon_id` integer,
	`has_email` integer NOT NULL,
	`has_address` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listed_businesses_by_age` ON `listed_businesses` (`created_at`,`id`,`is_active`,`paid_at`,`trial_ends_at`,`covered_until`,`revenue_pence`,`has_email`,`has_address`);--> statement-breakpoint
CREATE INDEX `listed_businesses_by_name` ON `listed_businesses` (`name`,`id`,`is_active`,`paid_at`,`trial_ends_at`,`covered_until`);--> statement-breakpoint
CREATE TABLE `listed_coupons` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`code` text NOT NULL,
	`used_count` integer NOT NULL,
	`is_active` integer NOT NULL,
	`is_unlimited` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listed_coupons_by_age` ON `listed_coupons` (`created_at`,`id`,`is_active`,`used_count`,`is_unlimited`);--> statement-breakpoint
CREATE INDEX `listed_coupons_by_code` ON `listed_coupons` (`code`,`id`,`is_active`);--> statement-breakpoint
CREATE INDEX `listed_coupons_by_uses` ON `listed_coupons` (`used_count`,`id`,`is_active`);--> statement-breakpoint
CREATE TABLE `listed_users` (
	`id` integer PRIMARY KEY NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`email` text NOT NULL,
	`business_count` integer NOT NULL,
	`paid_until` integer,
	`has_used_coupon` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `listed_users_by_age` ON `listed_users` (`first_seen`,`id`,`business_count`,`paid_until`,`has_used_coupon`);--> statement-breakpoint
CREATE INDEX `listed_users_by_visit` ON `listed_users` (`last_seen`,`id`,`business_count`,`paid_until`,`has_used_coupon`);--> statement-breakpoint
CREATE INDEX `listed_users_by_email` ON `listed_users` (`email`,`id`,`business_count`,`paid_until`,`has_used_coupon`);--> statement-breakpoint
DROP INDEX `payments_by_time`;--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`paid_at`,`amount_pence`,`refunded_pence`,`dispute`);--> statement-breakpoint
CREATE INDEX `businesses_deleted` ON `businesses` (`deleted_at`) WHERE "businesses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_creation` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `checkouts_by_coupon` ON `checkouts` (`coupon_id`) WHERE "checkouts"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX `coupon_redemptions_by_business` ON `coupon_redemptions` (`business_id`,`redeemed_at`,`coupon_id`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_by_user` ON `coupon_redemptions` (`user_id`);--> statement-breakpoint
CREATE INDEX `emails_by_business` ON `emails` (`business_id`) WHERE "emails"."business_id" is not null;
--> statement-breakpoint
-- By what an admin sees as the revenue: the setup fee, in pence, where one is paid without a payment.
CREATE INDEX listed_businesses_by_revenue ON listed_businesses
  (coalesce(revenue_pence, CASE WHEN paid_at IS NULL THEN 0 ELSE 4900 END), id, is_active, paid_at, trial_ends_at, covered_until);
--> statement-breakpoint
-- What each list shows, column by column as its table has them. `fold_text` is ours (search/has-words.ts): every connection has it.
CREATE VIEW coupons_to_list AS
SELECT id, created_at, code, used_count, is_active, max_uses IS NULL AS is_unlimited,
  fold_text(concat_ws(char(10), code, description)) AS text
FROM coupons;
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
WHERE businesses.deleted_at IS NULL;
--> statement-breakpoint
-- 9007199254740991: the end of time, of a setup that is paid for good.
CREATE VIEW users_to_list AS
SELECT id, first_seen, last_seen, fold_text(email) AS email,
  (SELECT count(*) FROM businesses WHERE owner_id = users.id AND deleted_at IS NULL) AS business_count,
  (SELECT max(CASE WHEN paid_at IS NULL THEN covered_until ELSE 9007199254740991 END) FROM businesses
    WHERE owner_id = users.id AND deleted_at IS NULL) AS paid_until,
  EXISTS (SELECT 1 FROM coupon_redemptions WHERE user_id = users.id) AS has_used_coupon,
  fold_text(concat_ws(char(10), email, concat_ws(' ', given_name, family_name),
    (SELECT group_concat(name, char(10)) FROM businesses WHERE owner_id = users.id AND deleted_at IS NULL))) AS text
FROM users WHERE deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO listed_coupons SELECT * FROM coupons_to_list;
--> statement-breakpoint
INSERT INTO listed_businesses SELECT * FROM businesses_to_list;
--> statement-breakpoint
INSERT INTO listed_users SELECT * FROM users_to_list;
--> statement-breakpoint
-- Where to write the id of what may have changed: its row in the list is made anew, or goes.
CREATE VIEW coupons_changed AS SELECT NULL AS id;
--> statement-breakpoint
CREATE TRIGGER list_coupon INSTEAD OF INSERT ON coupons_changed
BEGIN
  DELETE FROM listed_coupons WHERE id = NEW.id;
  INSERT INTO listed_coupons SELECT * FROM coupons_to_list WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE VIEW businesses_changed AS SELECT NULL AS id;
--> statement-breakpoint
CREATE TRIGGER list_business INSTEAD OF INSERT ON businesses_changed
BEGIN
  DELETE FROM listed_businesses WHERE id = NEW.id;
  INSERT INTO listed_businesses SELECT * FROM businesses_to_list WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE VIEW users_changed AS SELECT NULL AS id;
--> statement-breakpoint
CREATE TRIGGER list_user INSTEAD OF INSERT ON users_changed
BEGIN
  DELETE FROM listed_users WHERE id = NEW.id;
  INSERT INTO listed_users SELECT * FROM users_to_list WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER list_coupon_on_insert AFTER INSERT ON coupons
BEGIN INSERT INTO coupons_changed VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER list_coupon_on_update AFTER UPDATE OF code, description, used_count, max_uses, is_active ON coupons
BEGIN INSERT INTO coupons_changed VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER list_coupon_on_delete AFTER DELETE ON coupons
BEGIN INSERT INTO coupons_changed VALUES (OLD.id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_insert AFTER INSERT ON businesses
BEGIN INSERT INTO businesses_changed VALUES (NEW.id); INSERT INTO users_changed VALUES (NEW.owner_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_update AFTER UPDATE OF owner_id, name, email, address, postcode, diary_slug, paid_at, is_active,
  trial_ends_at, covered_until, deleted_at ON businesses
BEGIN INSERT INTO businesses_changed VALUES (NEW.id); INSERT INTO users_changed VALUES (OLD.owner_id), (NEW.owner_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_delete AFTER DELETE ON businesses
BEGIN INSERT INTO businesses_changed VALUES (OLD.id); INSERT INTO users_changed VALUES (OLD.owner_id); END;
--> statement-breakpoint
CREATE TRIGGER list_user_on_insert AFTER INSERT ON users
BEGIN INSERT INTO users_changed VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER list_user_on_update AFTER UPDATE OF email, given_name, family_name, last_seen, deleted_at ON users
BEGIN INSERT INTO users_changed VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER list_user_on_delete AFTER DELETE ON users
BEGIN INSERT INTO users_changed VALUES (OLD.id); END;
--> statement-breakpoint
-- A sign-in writes who somebody is, mostly as it was.
CREATE TRIGGER list_businesses_on_owner_update AFTER UPDATE OF email, given_name, family_name ON users
WHEN OLD.email IS NOT NEW.email OR OLD.given_name IS NOT NEW.given_name OR OLD.family_name IS NOT NEW.family_name
BEGIN INSERT INTO businesses_changed SELECT id FROM businesses WHERE owner_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_payment AFTER INSERT ON payments
BEGIN INSERT INTO businesses_changed VALUES (NEW.business_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_payment_change AFTER UPDATE OF business_id, amount_pence, refunded_pence, dispute ON payments
BEGIN INSERT INTO businesses_changed VALUES (OLD.business_id), (NEW.business_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_payment_end AFTER DELETE ON payments
BEGIN INSERT INTO businesses_changed VALUES (OLD.business_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_coupon AFTER INSERT ON coupon_redemptions
BEGIN INSERT INTO businesses_changed VALUES (NEW.business_id); INSERT INTO users_changed VALUES (NEW.user_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_coupon_change AFTER UPDATE ON coupon_redemptions
BEGIN INSERT INTO businesses_changed VALUES (OLD.business_id), (NEW.business_id); INSERT INTO users_changed VALUES (OLD.user_id), (NEW.user_id); END;
--> statement-breakpoint
CREATE TRIGGER list_business_on_coupon_end AFTER DELETE ON coupon_redemptions
BEGIN INSERT INTO businesses_changed VALUES (OLD.business_id); INSERT INTO users_changed VALUES (OLD.user_id); END;
