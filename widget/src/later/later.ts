import { Banner } from '../booking/Banner.tsx';
import { Booked } from '../booking/Booked.tsx';
import { Form } from '../booking/Form.tsx';
import type { Later } from '../diary/view.ts';
import { dateByKey } from '../months/arrow-keys.ts';
import { NextLink } from '../months/NextLink.tsx';
import { afterwards } from './afterwards.ts';
import { follower } from './follow.ts';

/** Everything that the first view does not need. */
export const later: Later = { afterwards, follower, dateByKey, NextLink, Banner, Form, Booked };
