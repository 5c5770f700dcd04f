import type { Context } from '../context.ts';
import type { DiaryPageBuild } from '../pages/client-builds.ts';
import type { FormStamps } from './form-stamp.ts';

/** The context, with what the hosted pages have to themselves. */
export interface PageContext extends Context {
  build: DiaryPageBuild;
  stamps: FormStamps;
}
