/** The directions in which imports may run: the house rules, held by `npm test`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never('no-circles', 'No circles anywhere.', {}, { circular: true }),
    never(
      'schema-stands-alone',
      'schema imports nothing of ours from outside itself.',
      { path: '^schema/' },
      { path: '^(server|widget|dashboard|examples)/' },
    ),
    never(
      'words-and-figures-know-nothing',
      'figures are the ground floor, and words stand upon them.',
      { path: '^schema/(words|figures)/' },
      { path: '^schema/(rules|contract)/|node_modules/zod' },
    ),
    never(
      'figures-without-words',
      'a figure is no text.',
      { path: '^schema/figures/' },
      { path: '^schema/(?!figures/)' },
    ),
    never(
      'rules-without-zod',
      'rules are pure functions that a client may carry without zod.',
      { path: '^schema/rules/', pathNot: '\\.test\\.ts$' },
      { path: '^schema/contract/|node_modules/' },
    ),
    never(
      'one-zod',
      'the contract takes zod from contract/zod.ts, which sets it up before any schema is made.',
      { path: '^schema/contract/', pathNot: '^schema/contract/zod\\.ts$|\\.test\\.ts$' },
      { path: 'node_modules/zod/' },
    ),
    never(
      'workspaces-apart',
      'server, widget, dashboard and examples never import each other.',
      { path: '^(server|widget|dashboard|examples)/' },
      { path: '^(server|widget|dashboard|examples)/', pathNot: '^$1/' },
    ),
    never(
      'widget-without-zod',
      'the widget takes only types from the contract.',
      { path: '^widget/src/', pathNot: '\\.test\\.tsx?$' },
      { path: '^schema/contract/|node_modules/zod', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'first-sight-without-the-form',
      'what the widget begins with takes only types from what it imports later.',
      {
        path: '^widget/src/(diary|months|embed|widget)(/|\\.ts)',
        pathNot: 'sample-[a-z]+\\.ts$|\\.test\\.ts$',
      },
      { path: '^widget/src/(booking|waiting|later)/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    never(
      'ground-floors-know-no-feature',
      'runtime, tokens, http, database and emails know no feature.',
      { path: '^server/src/(runtime|tokens|http|database|emails)/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^server/src/(diary|bookings|events|businesses|accounts|payments|coupons|admin|newsletter|contact|customer-data|import-export|visits|hosted|pages|demonstration|jobs|metrics|local)/',
      },
    ),
    never(
      'no-feature-into-anothers-routes',
      'a feature reaches another through a use or a store, never its routes.',
      { path: '^server/src/([a-z]+)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^server/src/[a-z]+/.*routes\\.tsx?$', pathNot: '^server/src/$1/' },
    ),
    never(
      'sql-in-stores-only',
      'drizzle and SQL only in database/ and store files.',
      { path: '^server/src/', pathNot: '^server/src/database/|store\\.ts$|\\.test\\.tsx?$' },
      { path: 'node_modules/(drizzle-orm|better-sqlite3)/' },
    ),
    never(
      'hono-at-the-edge-only',
      'Hono only in http/, routes, pages and app.ts (its JSX also in what is rendered).',
      {
        path: '^server/src/',
        pathNot:
          '^server/src/(http|local)/|routes\\.tsx?$|\\.tsx$|^server/src/(app|context|main)\\.ts$|\\.test\\.tsx?$',
      },
      { path: 'node_modules/(hono|@hono)/' },
    ),
    never(
      'nodemailer-in-transport-only',
      'nodemailer only in emails/transport.ts and emails/smtp-check.ts.',
      {
        path: '^server/src/',
        pathNot: '^server/src/emails/(transport|smtp-check)\\.ts$|\\.test\\.tsx?$',
      },
      { path: 'node_modules/nodemailer/' },
    ),
    never(
      'stripe-in-payments-only',
      'Stripe only in payments/, and in what stands in for it.',
      { path: '^server/src/', pathNot: '^server/src/(payments|local/stripe)/|\\.test\\.tsx?$' },
      { path: 'node_modules/stripe/' },
    ),
    never(
      'stand-ins-only-from-the-root',
      'local/ is reached from the composition root alone.',
      {
        path: '^server/src/',
        pathNot: '^server/src/(main|start-emails|start-payments)\\.ts$|^server/src/local/|\\.test\\.tsx?$',
      },
      { path: '^server/src/local/' },
    ),
    never(
      'ui-knows-no-page',
      'the dashboard ui imports no page and no api.',
      { path: '^dashboard/src/ui/' },
      { path: '^dashboard/src/(?!ui/)' },
    ),
    never(
      'pages-apart',
      'a page folder imports no other page folder.',
      { path: '^dashboard/src/(sign-in|owner|admin|public)/' },
      {
        path: '^dashboard/src/(sign-in|owner|admin|public)/',
        pathNot: '^dashboard/src/$1/',
      },
    ),
    never(
      'public-pages-are-still',
      'what the server renders knows no call, session or page of the app.',
      { path: '^dashboard/src/public/' },
      {
        path: '^dashboard/src/(?!public/|ui/|navigation/([a-z-]+-texts|site-links|close-menus|BarMenu)\\.tsx?|navigation/bar\\.module\\.css|session/(name-of|on-device)\\.ts)',
      },
    ),
    never(
      'no-orphans',
      'a file nobody imports is dead.',
      { orphan: true, path: '^(server|widget|dashboard)/src/', pathNot: '\\.test\\.tsx?$|\\.d\\.ts$' },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
