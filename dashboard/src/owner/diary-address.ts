import type { Business } from '@daybook/schema/contract/business';
import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';

type Diary = Pick<Business, 'diary_slug'>;

/** '/diary/willow-co-hair' */
export const diaryPath = ({ diary_slug }: Diary) => buildPath(pages.diary, { slug: diary_slug });
/** With the origin of this page, which is the one that customers see. */
export const diaryAddress = (diary: Diary) => window.location.origin + diaryPath(diary);
/** Without 'https://': to be read, not to be followed. */
export const diaryAddressToRead = (diary: Diary) => window.location.host + diaryPath(diary);
