import type {
  BookingRules,
  Business,
  BusinessRequest,
  ChangeRules,
  PublicBusiness,
  WaitingListRules,
} from '@daybook/schema/contract/business';
import type { FileBusiness } from '@daybook/schema/contract/business-file';
import { timezoneField } from '@daybook/schema/contract/fields';
import { buildPath } from '@daybook/schema/rules/path';
import { picturePath } from '@daybook/schema/words/routes';
import type { BusinessRow } from '../database/tables.ts';

/** Fields that diary, owner and business file share. */
type SharedField = Exclude<
  Extract<keyof PublicBusiness & keyof Business, keyof FileBusiness>,
  'has_waiting_list' | 'picture' | 'questions' | keyof ChangeRules
>;

export function businessFields(business: BusinessRow): Pick<FileBusiness, SharedField> {
  return {
    business_name: business.name,
    business_phone: business.phone,
    business_address: business.address,
    postcode: business.postcode,
    diary_slug: business.diarySlug,
    timezone: timezoneField.parse(business.timezone),
    is_in_sitemap: business.isInSitemap,
    privacy_notice: business.privacyNotice,
    cancellation_policy: business.cancellationPolicy,
    trading_details: business.tradingDetails,
    about: business.about,
    opening_hours: business.openingHours,
    colour: business.colour,
  };
}

/** Returns the path of the picture of a business or a person. */
export const pictureField = ({ pictureHash }: Pick<BusinessRow, 'pictureHash'>) => ({
  picture: pictureHash && buildPath(picturePath, { name: `${pictureHash}.jpg` }),
});

export function changeFields(business: BusinessRow): ChangeRules {
  return {
    change_notice_hours: business.changeNoticeHours,
    customers_may_move: business.customersMayMove,
  };
}

/** Returns the rules that owner and business file share. */
export function ruleFields(business: BusinessRow): BookingRules & WaitingListRules {
  return {
    minimum_notice_hours: business.minimumNoticeHours,
    maximum_days_ahead: business.maximumDaysAhead,
    daily_limit_per_person: business.dailyLimitPerPerson,
    bank_holidays: business.bankHolidays,
    has_waiting_list: business.hasWaitingList,
    offer_minutes: business.offerMinutes,
  };
}

/** Leaves out columns that the request doesn't mention. */
export function businessColumns(request: BusinessRequest) {
  return {
    name: request.business_name,
    email: request.business_email,
    phone: request.business_phone,
    address: request.business_address,
    postcode: request.postcode,
    timezone: request.timezone,
    privacyNotice: request.privacy_notice,
    cancellationPolicy: request.cancellation_policy,
    tradingDetails: request.trading_details,
    ...(request.is_in_sitemap === undefined ? {} : { isInSitemap: request.is_in_sitemap }),
    ...(request.about === undefined ? {} : { about: request.about }),
    ...(request.opening_hours === undefined ? {} : { openingHours: request.opening_hours }),
    ...(request.colour === undefined ? {} : { colour: request.colour }),
    ...ruleColumns(request),
  } satisfies Partial<BusinessRow>;
}

function ruleColumns(request: BusinessRequest): Partial<BusinessRow> {
  const { minimum_notice_hours: notice, maximum_days_ahead: ahead } = request;
  const { daily_limit_per_person: limit, bank_holidays: nation } = request;
  const { has_waiting_list: hasList, offer_minutes: minutes } = request;
  const { change_notice_hours: changeNotice, customers_may_move: mayMove } = request;
  return {
    ...(notice === undefined ? {} : { minimumNoticeHours: notice }),
    ...(ahead === undefined ? {} : { maximumDaysAhead: ahead }),
    ...(limit === undefined ? {} : { dailyLimitPerPerson: limit }),
    ...(nation === undefined ? {} : { bankHolidays: nation }),
    ...(hasList === undefined ? {} : { hasWaitingList: hasList }),
    ...(minutes === undefined ? {} : { offerMinutes: minutes }),
    ...(changeNotice === undefined ? {} : { changeNoticeHours: changeNotice }),
    ...(mayMove === undefined ? {} : { customersMayMove: mayMove }),
  };
}
