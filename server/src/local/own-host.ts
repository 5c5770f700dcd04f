import type { MiddlewareHandler } from 'hono';

/**
 * The stand-ins believe whoever asks, so they answer at their own address alone. A website whose name is made to
 * lead to this machine (DNS rebinding) may read all that it gets here, and only the Host header tells of it.
 */
export function onlyAt(publicUrl: string): MiddlewareHandler {
  const { protocol, host } = new URL(publicUrl);
  return (context, next) => {
    const asked = `${protocol}//${context.req.header('Host') ?? ''}`;
    const isOurs = URL.canParse(asked) && new URL(asked).host === host;
    return isOurs ? next() : Promise.resolve(context.notFound());
  };
}
