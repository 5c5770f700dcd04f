import { createPublishPattern, publishDue, type PublishParts } from '../patterns/publish-patterns.ts';
import type { Job } from './schedule.ts';

/**
 * Runs each minute. Weekly hours are due when the date changes in their business's time zone, when they are
 * saved, and when their business may plan events again.
 */
export function publishPatternsJob(parts: PublishParts): Job {
  const publish = createPublishPattern(parts);
  return { name: 'weekly hours', pattern: '* * * * *', run: () => publishDue(parts, publish) };
}
