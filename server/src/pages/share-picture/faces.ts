import type { PublicPagesBuild } from '../client-builds.ts';
import type { Faces } from './draw-picture.ts';

/** The two typefaces of the public pages. Throws when the build has not left them. */
export function facesOf({ files }: Pick<PublicPagesBuild, 'files'>): Faces {
  const face = (family: string) => {
    const found = [...files].find(([name]) => name.startsWith(`${family}-latin-wght-normal`));
    if (!found) throw new Error(`The typeface ${family} is not built. Build again: npm run build`);
    return found[1];
  };
  return { display: face('fraunces'), interface: face('figtree') };
}
