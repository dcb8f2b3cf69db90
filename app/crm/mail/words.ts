/** Texts of the acknowledgement to a visitor. They contain nothing that the visitor typed. */

export const acknowledgementSubject = (reference: string) =>
  `We have received your enquiry ${reference}`

type Facts = {
  /** The title of the enquiry: `Book a service`. */
  enquiry: string
  reference: string
  /** The sentence that promises a call or an email. */
  promise: string | undefined
  /** The next steps. Each text is one sentence. */
  next: readonly string[]
  dealer: string
  sales: Desk
  service: Desk
  /** Address of the page on which the customer follows the enquiry. */
  link: string | undefined
}

/** The phone number of a counter, if it has one, and its opening hours as text. */
type Desk = { phone: string | undefined; hours: string }

export const acknowledgement = ({
  enquiry,
  reference,
  promise,
  next,
  dealer,
  sales,
  service,
  link,
}: Facts) =>
  [
    'Hello,',
    '',
    `Thank you for your enquiry (${enquiry}). Your reference is ${reference}. Please give it when you call or write.`,
    ...(promise === undefined ? [] : ['', promise]),
    ...(next.length === 0 ? [] : ['', 'What happens next:']),
    ...next.map((step, index) => `${index + 1}. ${step}`),
    ...(link === undefined ? [] : ['', 'Follow or change your enquiry:', link]),
    '',
    dealer,
    `Sales: ${numberAndHours(sales)}`,
    `Service: ${numberAndHours(service)}`,
    '',
    'You received this email because your address was entered in a form on our website. If that was not you, please ignore it.',
  ].join('\n')

const numberAndHours = ({ phone, hours }: Desk) =>
  phone === undefined ? hours : `${phone}, ${hours}`

const see = 'See your enquiry:'
const seeOrUndo = 'See your enquiry, or undo the change within 30 minutes:'

export const changeSubject = (reference: string) => `Your enquiry ${reference} has changed`

export const change = ({
  reference,
  dealer,
  phone,
  link,
  canUndo,
}: {
  reference: string
  dealer: string
  phone: string | undefined
  link: string | undefined
  /** `true` if the customer can undo the change on the page. */
  canUndo: boolean
}) =>
  [
    'Hello,',
    '',
    `You changed your enquiry ${reference} on our website. We have noted it.`,
    ...(link === undefined ? [] : ['', canUndo ? seeOrUndo : see, link]),
    '',
    `If you did not make this change, please call us${phone === undefined ? '' : `: ${phone}`}.`,
    '',
    dealer,
  ].join('\n')

export const estimateSubject = (reference: string) => `Your estimate for ${reference}`

export const estimate = ({
  reference,
  dealer,
  phone,
  link,
}: {
  reference: string
  dealer: string
  phone: string | undefined
  link: string | undefined
}) =>
  [
    'Hello,',
    '',
    `The workshop has sent you an estimate for your booking ${reference}. We start this work only after you approve it.`,
    ...(link === undefined ? [] : ['', 'See the estimate, and approve or refuse it:', link]),
    '',
    `Please do not forward the link: anyone who has it can answer for you.${phone === undefined ? '' : ` Questions? Call us: ${phone}.`}`,
    '',
    dealer,
    '',
    'You received this email because your address was entered with this booking. If that was not you, please ignore it.',
  ].join('\n')

export const appointmentSubject = (reference: string) => `Your appointment ${reference}`

export const appointment = ({
  reference,
  dealer,
  phone,
  isCancelled,
  hour,
  link,
}: {
  reference: string
  dealer: string
  phone: string | undefined
  isCancelled: boolean
  /** The sentence with day and hour; undefined if none is booked. */
  hour: string | undefined
  link: string | undefined
}) =>
  [
    'Hello,',
    '',
    isCancelled
      ? `We have cancelled your appointment (${reference}).`
      : `We have changed your appointment (${reference}).${hour === undefined ? '' : ` ${hour}`}`,
    ...(link === undefined ? [] : ['', see, link]),
    '',
    `If this does not suit you, please call us${phone === undefined ? '' : `: ${phone}`}.`,
    '',
    dealer,
    '',
    'You received this email because your address was entered with this booking. If that was not you, please ignore it.',
  ].join('\n')
