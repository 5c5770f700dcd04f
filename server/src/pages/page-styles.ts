import type { Manifest, PublicPagesBuild } from './client-builds.ts';
import { inlineStyles, type InlineStyles } from './inline-styles.ts';

/** The styles of these modules and of all that they import. Throws for a module that was not built. */
export function pageStyles(modules: readonly string[], { manifest, files }: PublicPagesBuild): InlineStyles {
  const names = new Set(modules.flatMap((module) => stylesOf(module, manifest)));
  const decoder = new TextDecoder();
  const text = [...names].map((name) => decoder.decode(files.get(name)?.content)).join('');
  return inlineStyles(text);
}

/** Those of what it imports come first, since its own may change them. */
function stylesOf(module: string, manifest: Manifest): string[] {
  const built = manifest[module];
  if (!built) throw new Error(`${module} is not built. Build again: npm run build`);
  return [...built.imports.flatMap((imported) => stylesOf(imported, manifest)), ...built.css];
}
