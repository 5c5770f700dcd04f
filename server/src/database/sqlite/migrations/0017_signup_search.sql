ALTER TABLE `newsletter_signups` ADD `text` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE newsletter_signups SET text = fold_text(concat_ws(char(10), email, first_name, source));
--> statement-breakpoint
-- An update of the text itself fires none of them.
CREATE TRIGGER signup_text_on_insert AFTER INSERT ON newsletter_signups
BEGIN
  UPDATE newsletter_signups SET text = fold_text(concat_ws(char(10), NEW.email, NEW.first_name, NEW.source))
  WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER signup_text_on_update AFTER UPDATE OF email, first_name, source ON newsletter_signups
BEGIN
  UPDATE newsletter_signups SET text = fold_text(concat_ws(char(10), NEW.email, NEW.first_name, NEW.source))
  WHERE id = NEW.id;
END;
