/** Where the build puts the widget's module on our server (vite.embed.config.ts). */
declare module 'virtual:widget-path' {
  const path: string;
  export default path;
}
