ALTER TABLE `businesses` ADD `text_bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE businesses SET text_bytes =
  coalesce((SELECT sum(octet_length(concat_ws('', name, description, requirements_note, personal_message, manual_slots)))
    FROM events WHERE business_id = businesses.id), 0)
  + coalesce((SELECT sum(octet_length(concat_ws('', venues.name, venues.address, venues.postcode)))
    FROM venues JOIN events ON events.id = venues.event_id WHERE events.business_id = businesses.id), 0)
  + coalesce((SELECT sum(octet_length(concat_ws('', services.name, services.description)))
    FROM services JOIN events ON events.id = services.event_id WHERE events.business_id = businesses.id), 0);
