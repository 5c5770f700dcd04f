-- Every change of a place, a person or a service raises the version. The triggers listed columns, and a new one could be forgotten.
DROP TRIGGER catalogue_version_on_resource;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_resource AFTER UPDATE ON resources
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
DROP TRIGGER catalogue_version_on_service;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_service AFTER UPDATE ON catalogue
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
