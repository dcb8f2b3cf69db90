import type { MessageText } from './message-texts-content.ts'

/** The texts of a dealer who has not changed them. The first text of each status is suggested. */

const hello = 'Hello[ {name}], this is {dealer}.'

const text = (when: string, name: string, message: string, more: Partial<MessageText> = {}) => ({
  name,
  when,
  channel: 'both' as const,
  text: `${hello} ${message}`,
  ...more,
})

const reminder = (when: string, whom: string) =>
  text(
    when,
    'Reminder of the appointment',
    `This is a reminder: we expect ${whom} on {appointmentDay} at {appointmentTime}.[ If you cannot come, please call {phone}.][ Tell us that you are coming, or change the time: {enquiryLink}]`,
  )

/** Name of the text about an hour that staff changed. */
export const newTimeName = 'New time of the appointment'

const newTime = (when: string, ofWhat: string) =>
  text(
    when,
    newTimeName,
    `Your appointment ${ofWhat} is now on {bookingDay} at {bookingTime}.[ See it here: {enquiryLink}][ If this does not suit you, please call {phone}.]`,
  )

const sales = [
  text(
    'sales/new',
    'On-road price',
    'You asked for the on-road price[ of the {variant}]. When can we call you about it?',
    { kind: 'on-road-price' },
  ),
  text(
    'sales/new',
    'Offer',
    'Thank you for asking about our offer “{offer}”. When can we call you about it?',
    { kind: 'offer' },
  ),
  text(
    'sales',
    'Thank you',
    'Thank you for your enquiry[ about the {model}][ ({price} ex-showroom)]. When can we call you?',
  ),
  text(
    'sales',
    'Could not reach you',
    'We tried to call you about your enquiry[ about the {model}]. When is a good time to call?',
  ),
  text(
    'sales',
    'Call promised',
    'Thank you for your enquiry[ about the {model}]. We will call you by {callBy}.',
  ),
  text(
    'sales/contacted',
    'Invite to a test ride',
    'Thank you for talking to us[ about the {model}][ ({price} ex-showroom)]. Would you like to come in for a test ride?',
  ),
  text(
    'sales/contacted',
    'Buying on EMI',
    'If you want to buy[ the {model}] on EMI, tell us how much you would like to pay every month. We will then explain the loan options.',
  ),
  text(
    'sales/follow-up',
    'Any questions?',
    'You sent us an enquiry[ about the {model}][ ({price} ex-showroom)]. Do you have any questions?',
  ),
  text(
    'sales/follow-up',
    'Still interested?',
    'Are you still planning to buy[ the {model}]? If so, when would you like to visit us?',
  ),
  text(
    'sales/test-ride',
    'Test ride booked',
    'Your test ride[ of the {model}] is on {bookingDay} at {bookingTime}. Please bring your driving licence.[ See your booking here: {enquiryLink}]',
  ),
  text(
    'sales/test-ride',
    'Day of the test ride',
    'Which day and time suit you for your test ride[ of the {model}]? Please bring your driving licence.',
  ),
  text(
    'sales/test-ride',
    'After the test ride',
    'Thank you for coming for a test ride[ of the {model}]. How did you like it?',
  ),
  text(
    'sales/quoted',
    'Ready to book?',
    'You have our price[ for the {model}][ ({price} ex-showroom)]. Would you like to book?',
  ),
  text(
    'sales/quoted',
    'Questions about the price',
    'Do you have any questions about our price[ for the {model}]? I can explain every item of it. Regards, {salesperson}',
  ),
  text(
    'sales/booked',
    'Thank you for booking',
    'Thank you for booking your {vehicle}. We’ll message you as soon as it is ready.',
  ),
  text(
    'sales/delivered',
    'How do you like it?',
    'How do you like your {vehicle}? The first service is due soon: tell us which day suits you.',
  ),
  text(
    'sales/lost',
    'Still looking?',
    'You sent us an enquiry[ about the {model}] some time ago. If you are still looking, we’d be glad to help.',
  ),
  newTime('sales', 'for the test ride[ of the {model}]'),
  reminder('sales', 'you'),
]

const workshop = [
  text(
    'workshop',
    'Thank you',
    'Thank you for booking a service for your {vehicle}.[ Your time is {bookingDay} at {bookingTime}.][ What time suits you on {dayWithoutTime}?][ See your booking here: {enquiryLink}]',
  ),
  text(
    'workshop',
    'Day not possible',
    'Unfortunately we cannot take your {vehicle}[ on {bookingDay}][ at {bookingTime}]. Which other time suits you?',
  ),
  text(
    'workshop/confirmed',
    'Booking confirmed',
    'We look forward to seeing your {vehicle}[ on {bookingDay}][ at {bookingTime}]. Please bring the registration certificate (RC).[ See your booking here: {enquiryLink}]',
  ),
  text(
    'workshop/confirmed',
    'Reminder',
    'Your {vehicle} is booked for a service on {bookingDay}[ at {bookingTime}].[ If you cannot come, please call {phone}.]',
  ),
  newTime('workshop', 'for your {vehicle}'),
  text(
    'workshop',
    'Estimate',
    'The estimate for your {vehicle} is {estimateTotal}, including GST. Please see it and approve or refuse it here: {enquiryLink}\nWe start this work only after you approve it.[ Questions? Call {phone}.]',
  ),
  text(
    'workshop/arrived',
    'Vehicle received',
    'Your {vehicle} is with us. We’ll message you once we have inspected it.',
  ),
  text(
    'workshop/in-work',
    'Work in progress',
    'We are working on your {vehicle}. We’ll message you as soon as it is ready.',
  ),
  text(
    'workshop/in-work',
    'Approval needed',
    'Your {vehicle} needs work that you have not booked.[ Please call us on {phone}.] We’ll go on after you agree.',
  ),
  text('workshop/ready', 'Ready', 'Your {vehicle} is ready. When would you like to collect it?'),
  text(
    'workshop/delivered',
    'After the service',
    'Is everything all right with your {vehicle} after the service?',
  ),
  text(
    'workshop/no-show',
    'Missed booking',
    'We missed you[ on {bookingDay}][ at {bookingTime}]. Which other day can you bring your {vehicle} for its service?',
  ),
  text(
    'workshop/cancelled',
    'Booking cancelled',
    'The service booking for your {vehicle} is cancelled. Tell us if another day suits you.',
  ),
  reminder('workshop', 'your {vehicle}'),
]

const cover = [
  text(
    'cover',
    'Thank you',
    'Thank you for asking about a maintenance or warranty plan for your {vehicle}. When can we call you?',
  ),
  text(
    'cover/contacted',
    'Any questions?',
    'Thank you for talking to us about a plan for your {vehicle}. Do you have any questions?',
  ),
  text(
    'cover/quoted',
    'Ready to go ahead?',
    'You have our price for the plan for your {vehicle}. Would you like to go ahead?',
  ),
  text(
    'cover/sold',
    'Thank you for buying',
    'Thank you for buying a plan for your {vehicle}. Call us if you need anything.',
  ),
  text(
    'cover/lost',
    'Still interested?',
    'You asked about a maintenance or warranty plan for your {vehicle}. If you are still interested, we’d be glad to help.',
  ),
]

const contact = [
  text('contact', 'Thank you', 'Thank you for writing to us.'),
  text('contact', 'Call back', 'Thank you for writing to us. When can we call you?'),
  text('none', 'Thank you', 'Thank you for writing to us.'),
]

/** An email text for every pipeline, for customers without a phone number. */
const email = (['sales', 'workshop', 'cover', 'contact'] as const).map((when) =>
  text(when, 'Email with signature', '', {
    channel: 'email',
    subject: 'Your enquiry {reference}',
    text: 'Hello[ {name}],\n\nThank you for writing to us. Please tell us when we can call you, or reply to this email.\n\nRegards,\n{salesperson}\n{dealer}[\n{phone}]',
  }),
)

export const defaultMessageTexts: readonly MessageText[] = [
  ...sales,
  ...workshop,
  ...cover,
  ...contact,
  ...email,
]
