-- The two trials that everybody may know. Once: one that an admin has deleted since stays deleted.
INSERT INTO `coupons` (`code`, `description`, `discount_type`, `discount_value`, `trial_hours`, `created_at`)
VALUES
  ('DIARYFREE', 'Two days free of charge', 'trial', 0, 48, unixepoch() * 1000),
  ('DIARYDEMO', 'A day free of charge', 'trial', 0, 24, unixepoch() * 1000)
ON CONFLICT (`code`) DO NOTHING;
