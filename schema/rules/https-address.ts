/** Returns whether the text is a web address that starts with https://, names a host with a dot, and has no password. */
export function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  );
}
