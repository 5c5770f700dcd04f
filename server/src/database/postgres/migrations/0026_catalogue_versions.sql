-- Every change of a place, a person or a service raises the version. The triggers listed columns, and a new one could be forgotten.
DROP TRIGGER catalogue_version_on_resource ON resources;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_resource AFTER UPDATE ON resources
FOR EACH ROW EXECUTE FUNCTION raise_version_of_catalogue();
--> statement-breakpoint
DROP TRIGGER catalogue_version_on_service ON catalogue;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_service AFTER UPDATE ON catalogue
FOR EACH ROW EXECUTE FUNCTION raise_version_of_catalogue();
