import * as v from 'valibot'
import { versionedEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import {
  consentFields,
  customerFields,
  customerNoteFields,
  newVehicleSchema,
  vehicleSchema,
} from './customer-fields.ts'
import { customerFilterSchema } from './customer-filter.ts'
import { customerListSchema, customerSchema } from './customer-schema.ts'
import * as words from './customer-words.ts'

const tag = 'Customers'
const messageAnswer = v.object({ message: v.string() })
const rowId = (refusal: string) =>
  v.pipe(
    v.number(refusal),
    v.integer(refusal),
    v.minValue(1, refusal),
    v.maxValue(2_147_483_647, refusal),
  )

export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/customers',
  may: 'customers.read',
  says: 'Customers that have an enquiry which the role sees',
  tag,
  query: customerFilterSchema,
  answer: customerListSchema,
  isPrivate: true,
})

export const exportCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/customers.csv',
  may: 'enquiries.exportAll',
  needsProof: true,
  says: 'Customers as CSV',
  tag,
  query: customerFilterSchema,
  answer: { stream: 'text/csv; charset=utf-8' },
  isPrivate: true,
})

/** For a merged customer, the answer is the survivor. */
export const getCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id',
  may: 'customers.read',
  says: 'One customer with enquiries, vehicles, notes and consents',
  tag,
  answer: customerSchema,
  refusals: [404],
  isPrivate: true,
})

/** Everything that is stored about the customer, for a person who asks for it. */
export const downloadCustomerData = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id/data',
  may: 'customers.merge',
  says: 'All data of one customer as a JSON file, with the answers of the enquiries that the role sees',
  tag,
  answer: { stream: 'application/json; charset=utf-8' },
  refusals: [404],
  isPrivate: true,
})

/** The files of the customer's enquiries, whose list is in `downloadCustomerData`. */
export const downloadCustomerFiles = defineEndpoint({
  method: 'GET',
  path: '/api/customers/:id/files',
  may: 'customers.merge',
  says: 'The files of a customer’s enquiries as a ZIP archive',
  tag,
  answer: { stream: 'application/zip' },
  refusals: [404],
  isPrivate: true,
})

export const changeCustomer = defineEndpoint({
  method: 'PATCH',
  path: '/api/customers/:id',
  may: 'desk.work',
  says: 'Change the name and e-mail of a customer',
  tag,
  body: versionedEditSchema(customerFields),
  example: { name: 'Padma Rao', email: 'padma@example.com', version: 1 },
  answer: messageAnswer,
  refusals: [404, 409],
})

/** With an `Idempotency-Key` header, a repeat is stored only once. */
export const addCustomerNote = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/notes',
  may: 'desk.work',
  says: 'Add a note to a customer; a merged customer’s note goes to the survivor',
  tag,
  body: formSchema(customerNoteFields),
  example: { text: 'Prefers to be called after 6 pm.' },
  answer: messageAnswer,
  refusals: [404],
})

export const addCustomerVehicle = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/vehicles',
  may: 'desk.work',
  says: 'Add a vehicle to a customer',
  tag,
  body: newVehicleSchema,
  example: { plate: 'TG 09 AB 1234', model: 'SHINE 125', ownedFrom: '2026-11-02', ownedUntil: '' },
  answer: messageAnswer,
  refusals: [404],
})

export const changeCustomerVehicle = defineEndpoint({
  method: 'PATCH',
  path: '/api/customers/:id/vehicles/:vehicle',
  may: 'desk.work',
  says: 'Change a customer’s vehicle and the days of ownership; a plate corrects a wrong one',
  tag,
  body: vehicleSchema,
  example: { model: 'SHINE 125', ownedFrom: '2020-01-31', ownedUntil: '2026-11-02' },
  answer: messageAnswer,
  refusals: [404],
})

/** The vehicle stays deleted if a later enquiry contains its plate. */
export const removeCustomerVehicle = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/:id/vehicles/:vehicle',
  may: 'desk.work',
  says: 'Delete a vehicle that is not the customer’s',
  tag,
  answer: messageAnswer,
  refusals: [404],
})

export const restoreCustomerVehicle = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/vehicles/:vehicle/restore',
  may: 'desk.work',
  says: 'Undo the deletion of a customer’s vehicle',
  tag,
  answer: messageAnswer,
  refusals: [404],
})

/** Withdraws all consents to messages up to now, also those of merged customers. */
export const withdrawConsent = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/consent-withdrawals',
  may: 'desk.work',
  says: 'Withdraw a customer’s consent to messages',
  tag,
  body: formSchema(consentFields),
  example: { channel: 'phone' },
  answer: v.object({ message: v.string(), withdrawal: v.number() }),
  refusals: [404, 409],
})

export const giveConsentAgain = defineEndpoint({
  method: 'PATCH',
  path: '/api/customers/:id/consent-withdrawals/:withdrawal',
  may: 'desk.work',
  says: 'Record that a customer consents to messages again',
  tag,
  body: formSchema(consentFields),
  example: { channel: 'in-person' },
  answer: messageAnswer,
  refusals: [404, 409],
})

export const undoConsentWithdrawal = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/:id/consent-withdrawals/:withdrawal',
  may: 'desk.work',
  says: 'Undo a withdrawal of consent that was entered by mistake',
  tag,
  answer: messageAnswer,
  refusals: [404, 409],
})

/** `into` is the id of the other customer, or `phone` is its mobile number. */
export const mergeCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/:id/merge',
  may: 'customers.merge',
  says: 'Merge another customer (from, or phone) into this one',
  tag,
  body: v.object({
    from: v.optional(rowId(words.gone)),
    phone: v.optional(
      v.pipe(v.string(words.mergeNumberMissing), v.maxLength(40, words.noSuchNumber)),
    ),
  }),
  example: { phone: '98480 12345' },
  answer: messageAnswer,
  refusals: [404, 409],
})

/** Splits the customer of the path from the customer that it was merged into. */
export const splitCustomer = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/:id/merge',
  may: 'customers.merge',
  says: 'Split a merged customer: both have again what each had',
  tag,
  answer: messageAnswer,
  refusals: [404, 409],
})

export const eraseCustomer = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/:id',
  may: 'enquiries.erase',
  needsProof: true,
  says: 'Erase a customer with vehicles, notes and the answers of all enquiries; counts stay',
  tag,
  answer: messageAnswer,
  refusals: [404],
})
