import { calls } from '@daybook/schema/contract/calls';
import { readPage } from '@daybook/schema/rules/page-numbers';
import { pages } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import { dataLinkInvalid, myDataFile, readMyData, requestErasure } from '../customer-data/my-data.ts';
import { download } from '../http/text-response.ts';
import type { LinkPage } from './link-page.ts';
import * as texts from './my-data-texts.ts';
import { myDataView, type MyDataChange } from './my-data-views.tsx';

/** `/my-data?token=`, from the email with a customer's data: anyone who reads that email may see them. */
export const myDataPage = (context: Context): LinkPage<MyDataChange> => ({
  path: pages.myData,
  token: calls.requestErasure.body,
  invalid: dataLinkInvalid,
  help: texts.DATA_LINK_HELP,
  failed: { unable: texts.DATA_UNABLE_TO_SHOW, unexpected: texts.DATA_LOAD_FAILED },
  limit: context.limits.customerDataLinks,
  carried: ['page', 'ask'],
  saysWhy: true,
  see: async ({ token, to }, shown) =>
    myDataView(await readMyData(context, token, readPage(to.carried.page ?? null)), to, shown),
  changes: {
    download: async ({ token }) => {
      const { name, content } = await myDataFile(context, token);
      return download(content, { name, type: 'application/json' });
    },
    erase: ({ token }) => requestErasure(context, token),
  },
});
