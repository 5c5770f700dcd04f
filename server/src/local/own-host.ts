import type { MiddlewareHandler } from 'hono';

/**
 * The stand-ins believe everybody who asks, so they answer only at their own address. A website whose name
 * was made to lead to this machine (DNS rebinding) can read everything that it gets here, and only the Host
 * header shows that.
 */
export function onlyAt(publicUrl: string): MiddlewareHandler {
  const { protocol, host } = new URL(publicUrl);
  return (context, next) => {
    const asked = `${protocol}//${context.req.header('Host') ?? ''}`;
    const isOurs = URL.canParse(asked) && new URL(asked).host === host;
    return isOurs ? next() : Promise.resolve(context.notFound());
  };
}
