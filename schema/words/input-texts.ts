/** Sentences for invalid input whose field has no text of its own. */

export const FILL_IN_FIELD = 'Please fill in this field';
export const ENTER_TEXT = 'Please enter text';
export const ENTER_NUMBER = 'Please enter a number';
export const ENTER_WHOLE_NUMBER = 'Please enter a whole number';
export const ANSWER_YES_OR_NO = 'Please answer yes or no';
export const GIVE_LIST = 'Please enter a list';
export const GIVE_DETAILS = 'Please enter the details';
export const CHOOSE_OFFERED = 'Please choose one of the options';
export const NOT_ASKED_FOR = 'Unexpected field';
export const ENTER_DATE = 'Please enter a date';
export const CHECK_FIELD = 'Please check this field';
export const HOLDS_UNSEEN_SIGN = 'Please type this again: it contains a hidden character';
export const atLeastCharacters = (min: number) => `Please use at least ${min} characters`;
export const atMost = (max: number) => `Please enter ${max} or less`;
export const atLeast = (min: number) => `Please enter ${min} or more`;
export const chooseAtMost = (max: number) => `Please choose no more than ${max}`;
export const chooseAtLeast = (min: number) => `Please choose at least ${min}`;
export const inStepsOf = (step: number) => `Please enter a multiple of ${step}`;
export const HOURS_NEED_BOTH = 'Enter both a start and an end, or neither';
export const LAST_BEFORE_FIRST = 'The last date must not be before the first';
export const chooseUpToDays = (days: number) => `Choose up to ${days} days`;
