CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text,
	`normalised_email` text,
	`phone` text,
	`note` text,
	`created_at` integer NOT NULL,
	`latest_at` integer DEFAULT 0 NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- One customer for each address that a business has booked, with the contact of the latest booking. Bookings whose
-- customer's data is deleted (schema/words/erased-attendee.ts) have none.
INSERT INTO customers (business_id, first_name, last_name, email, normalised_email, phone, created_at, latest_at, text)
SELECT business_id, attendee_first_name, attendee_last_name, attendee_email, normalised_email, attendee_phone, first_at, latest_at,
  fold_text(concat_ws(char(10), attendee_first_name || ' ' || attendee_last_name, attendee_email, replace(attendee_phone, ' ', '')))
FROM (
  SELECT max(id) AS last_id, min(created_at) AS first_at,
    coalesce(max(CASE WHEN status <> 'cancelled' THEN starts_at END), 0) AS latest_at
  FROM bookings WHERE normalised_email <> 'forgotten@customer.invalid' GROUP BY business_id, normalised_email
) JOIN bookings ON id = last_id;
--> statement-breakpoint
CREATE UNIQUE INDEX `one_customer_per_email` ON `customers` (`business_id`,`normalised_email`) WHERE "customers"."normalised_email" is not null;--> statement-breakpoint
CREATE INDEX `customers_by_name` ON `customers` (`business_id`,`text`);--> statement-breakpoint
CREATE INDEX `customers_by_latest` ON `customers` (`business_id`,`latest_at`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `customer_id` integer REFERENCES customers(id) ON DELETE set null;--> statement-breakpoint
UPDATE bookings SET customer_id = (
  SELECT customers.id FROM customers
  WHERE customers.business_id = bookings.business_id AND customers.normalised_email = bookings.normalised_email
);
--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (`customer_id`,`starts_at`) WHERE "bookings"."customer_id" is not null;--> statement-breakpoint
CREATE TRIGGER customer_text_on_insert AFTER INSERT ON customers
BEGIN
  UPDATE customers SET text = fold_text(concat_ws(char(10), first_name || ' ' || last_name, email, replace(phone, ' ', '')))
  WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER customer_text_on_update AFTER UPDATE OF first_name, last_name, email, phone ON customers
BEGIN
  UPDATE customers SET text = fold_text(concat_ws(char(10), first_name || ' ' || last_name, email, replace(phone, ' ', '')))
  WHERE id = NEW.id;
END;
--> statement-breakpoint
-- Whoever inserts a booking, it has its customer: the one with its address; else the one whom its owner named; else the one
-- of earlier bookings with its address, who was merged into another; else a new one. Without an address, only a named one
-- or a new one. The customer's contact is that of the latest booking.
CREATE TRIGGER customer_on_booking_insert AFTER INSERT ON bookings WHEN NEW.normalised_email <> 'forgotten@customer.invalid'
BEGIN
  INSERT INTO customers (business_id, first_name, last_name, email, normalised_email, phone, created_at)
  SELECT NEW.business_id, NEW.attendee_first_name, NEW.attendee_last_name, nullif(NEW.attendee_email, ''),
    nullif(NEW.normalised_email, ''), NEW.attendee_phone, NEW.created_at
  WHERE NEW.customer_id IS NULL AND (NEW.normalised_email = '' OR NOT EXISTS (
    SELECT 1 FROM customers WHERE business_id = NEW.business_id AND normalised_email = NEW.normalised_email
  ) AND NOT EXISTS (
    SELECT 1 FROM bookings
    WHERE business_id = NEW.business_id AND normalised_email = NEW.normalised_email AND customer_id IS NOT NULL
  ));
  UPDATE bookings SET customer_id = CASE WHEN NEW.normalised_email = '' THEN coalesce(NEW.customer_id, last_insert_rowid())
    ELSE coalesce((
      SELECT id FROM customers WHERE business_id = NEW.business_id AND normalised_email = NEW.normalised_email
    ), NEW.customer_id, (
      SELECT earlier.customer_id FROM bookings earlier WHERE earlier.business_id = NEW.business_id
        AND earlier.normalised_email = NEW.normalised_email AND earlier.customer_id IS NOT NULL
      ORDER BY earlier.starts_at DESC, earlier.id DESC LIMIT 1
    )) END
  WHERE id = NEW.id;
  UPDATE customers SET first_name = NEW.attendee_first_name, last_name = NEW.attendee_last_name,
    email = coalesce(nullif(NEW.attendee_email, ''), email),
    normalised_email = coalesce(nullif(NEW.normalised_email, ''), normalised_email),
    phone = coalesce(NEW.attendee_phone, phone)
  WHERE id = (SELECT customer_id FROM bookings WHERE id = NEW.id);
END;
--> statement-breakpoint
-- Keeps when a customer's latest booking starts, also after the update of the trigger above. A customer goes with the last
-- of their bookings.
CREATE TRIGGER customer_on_booking_update AFTER UPDATE OF status, starts_at, customer_id ON bookings
BEGIN
  DELETE FROM customers WHERE id = OLD.customer_id AND OLD.customer_id IS NOT NEW.customer_id
    AND NOT EXISTS (SELECT 1 FROM bookings WHERE customer_id = OLD.customer_id);
  UPDATE customers SET latest_at = coalesce((
    SELECT starts_at FROM bookings WHERE customer_id = customers.id AND status <> 'cancelled' ORDER BY starts_at DESC LIMIT 1
  ), 0) WHERE id IN (OLD.customer_id, NEW.customer_id);
END;
--> statement-breakpoint
CREATE TRIGGER customer_on_booking_delete AFTER DELETE ON bookings WHEN OLD.customer_id IS NOT NULL
BEGIN
  DELETE FROM customers WHERE id = OLD.customer_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE customer_id = OLD.customer_id);
  UPDATE customers SET latest_at = coalesce((
    SELECT starts_at FROM bookings WHERE customer_id = customers.id AND status <> 'cancelled' ORDER BY starts_at DESC LIMIT 1
  ), 0) WHERE id = OLD.customer_id;
END;
