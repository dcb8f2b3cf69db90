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
}: Facts) =>
  [
    'Hello,',
    '',
    `Thank you for your enquiry (${enquiry}). Your reference is ${reference}. Please give it when you call or write.`,
    ...(promise === undefined ? [] : ['', promise]),
    '',
    'What happens next:',
    ...next.map((step, index) => `${index + 1}. ${step}`),
    '',
    dealer,
    `Sales: ${numberAndHours(sales)}`,
    `Service: ${numberAndHours(service)}`,
    '',
    'You received this email because your address was entered in a form on our website. If that was not you, please ignore it.',
  ].join('\n')

const numberAndHours = ({ phone, hours }: Desk) =>
  phone === undefined ? hours : `${phone}, ${hours}`
