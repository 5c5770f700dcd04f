-- An event of listed slots, and so every copy, stood as 00:00 to 23:59, and sorted first on its day.
-- Its hours are those of its slots: from the first start to the last end.
UPDATE events SET
  start_time = (SELECT printf('%02d:%02d', min(value ->> 'start') / 60, min(value ->> 'start') % 60)
    FROM json_each(manual_slots)),
  end_time = (SELECT printf('%02d:%02d', max(value ->> 'end') / 60, max(value ->> 'end') % 60)
    FROM json_each(manual_slots))
WHERE type = 'booking' AND creation_mode = 'manual' AND service_mode = 'time_slots'
  AND json_array_length(manual_slots) > 0;
