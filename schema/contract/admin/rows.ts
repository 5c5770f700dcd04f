import { COUPON_NOT_FOUND, TESTIMONIAL_NOT_FOUND, USER_NOT_FOUND } from '../../words/admin-texts.ts';
import { BUSINESS_NOT_FOUND } from '../../words/business-texts.ts';
import { idInPath, businessInPath, done } from '../fields.ts';
import { newsletterSignup } from '../newsletter.ts';
import { siteVisits } from '../visits.ts';
import { z } from '../zod.ts';
import { auditPage, auditQuery } from './audit.ts';
import {
  adminBusiness,
  adminBusinessChange,
  adminEmail,
  businessConsequences,
  businessesPage,
  businessesQuery,
  businessFigures,
  businessForSupport,
} from './businesses.ts';
import {
  adminCoupon,
  couponChange,
  couponFigures,
  couponRequest,
  couponsPage,
  couponsQuery,
} from './coupons.ts';
import { signupFigures, signupsPage, signupsQuery } from './newsletter.ts';
import { emailCount, emailKind, emailPreview, outboxPage, outboxQuery } from './outbox.ts';
import { testimonial, testimonialRequest } from './testimonials.ts';
import { adminUser, userConsequences, userFigures, usersPage, usersQuery } from './users.ts';
import { platformWeek } from './weeks.ts';

const couponInPath = z.object({ couponId: idInPath });
const userInPath = z.object({ userId: idInPath });

export const adminRows = () =>
  ({
    /** Newest first, like all lists here. */
    listCoupons: { answer: z.array(adminCoupon) },
    searchCoupons: { isHeavy: true, query: couponsQuery, answer: couponsPage },
    countCoupons: { answer: couponFigures },
    createCoupon: { body: couponRequest, answer: adminCoupon, status: 201 },
    changeCoupon: {
      params: couponInPath,
      body: couponChange,
      answer: adminCoupon,
      notFound: COUPON_NOT_FOUND,
    },
    deactivateCoupon: { params: couponInPath, answer: adminCoupon, notFound: COUPON_NOT_FOUND },
    deleteCoupon: { params: couponInPath, answer: done, notFound: COUPON_NOT_FOUND },

    listAllBusinesses: { answer: z.array(adminBusiness) },
    searchBusinesses: { isHeavy: true, query: businessesQuery, answer: businessesPage },
    countBusinesses: { answer: businessFigures },
    getBusinessForSupport: {
      params: businessInPath,
      answer: businessForSupport,
      notFound: BUSINESS_NOT_FOUND,
    },
    getBusinessConsequences: {
      params: businessInPath,
      answer: businessConsequences,
      notFound: BUSINESS_NOT_FOUND,
    },
    changeAnyBusiness: {
      params: businessInPath,
      body: adminBusinessChange,
      answer: adminBusiness,
      notFound: BUSINESS_NOT_FOUND,
    },
    deleteAnyBusiness: { params: businessInPath, answer: done, notFound: BUSINESS_NOT_FOUND },

    listUsers: { answer: z.array(adminUser) },
    searchUsers: { isHeavy: true, query: usersQuery, answer: usersPage },
    countUsers: { answer: userFigures },
    getUserConsequences: { params: userInPath, answer: userConsequences, notFound: USER_NOT_FOUND },
    deleteUser: { params: userInPath, answer: done, notFound: USER_NOT_FOUND },

    listSignups: { answer: z.array(newsletterSignup) },
    searchSignups: { isHeavy: true, query: signupsQuery, answer: signupsPage },
    countSignups: { answer: signupFigures },
    deleteSignup: { params: z.object({ signupId: idInPath }), answer: done },

    listTestimonials: { answer: z.array(testimonial) },
    addTestimonial: { body: testimonialRequest, answer: testimonial, status: 201 },
    deleteTestimonial: {
      params: z.object({ testimonialId: idInPath }),
      answer: done,
      notFound: TESTIMONIAL_NOT_FOUND,
    },

    listWeeks: { answer: z.array(platformWeek) },
    getSiteVisits: { answer: siteVisits },
    searchAudit: { isHeavy: true, query: auditQuery, answer: auditPage },

    searchOutbox: { isHeavy: true, query: outboxQuery, answer: outboxPage },
    countEmails: { answer: z.array(emailCount) },
    retryEmail: { params: z.object({ emailId: idInPath }), answer: adminEmail },
    retryEmails: { answer: z.object({ retried: z.int() }) },
    listEmailKinds: { answer: z.array(emailKind) },
    previewEmail: { params: z.object({ kind: z.string().max(60) }), answer: emailPreview },
  }) as const;
