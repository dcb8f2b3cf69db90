import * as v from 'valibot'
import { deskPersonSchema } from '#app/crm/desk/desk-enquiry-schema.ts'
import { consentChannels } from './consent-channel.ts'

/** A customer in the list. Numbers, vehicles and enquiries include those of merged customers. */
export const customerListEntrySchema = v.object({
  id: v.number(),
  name: v.string(),
  phones: v.array(v.string()),
  email: v.string(),
  /** Registration numbers of the vehicles that the customer owns now. */
  plates: v.array(v.string()),
  /** Number of enquiries that the account may see, and the instants of the first and the last. */
  enquiries: v.number(),
  firstEnquiryAt: v.nullable(v.string()),
  lastEnquiryAt: v.nullable(v.string()),
  /** Time of the newest withdrawal of consent that has not ended. */
  consentWithdrawnAt: v.nullable(v.string()),
})

export type CustomerListEntry = v.InferOutput<typeof customerListEntrySchema>

export const customerListSchema = v.object({
  customers: v.array(customerListEntrySchema),
  /** At most 10,000; `isMore` is then `true` if there are more. */
  total: v.number(),
  isMore: v.boolean(),
  page: v.number(),
  totalPages: v.number(),
})

export type CustomerList = v.InferOutput<typeof customerListSchema>

export const customerVehicleSchema = v.object({
  id: v.number(),
  plate: v.string(),
  model: v.string(),
  /** Days, or null if unknown. Without `ownedUntil` the customer owns the vehicle. */
  ownedFrom: v.nullable(v.string()),
  ownedUntil: v.nullable(v.string()),
})

export type CustomerVehicle = v.InferOutput<typeof customerVehicleSchema>

const customerEnquirySchema = v.object({
  reference: v.string(),
  kindTitle: v.string(),
  state: v.nullable(v.string()),
  model: v.string(),
  receivedAt: v.string(),
  assignee: v.nullable(deskPersonSchema),
  /** `true` if the enquiry comes from a spreadsheet. */
  isImported: v.boolean(),
})

export type CustomerEnquiry = v.InferOutput<typeof customerEnquirySchema>

const consentSchema = v.object({
  text: v.string(),
  at: v.string(),
  /** The enquiry in which the customer consented. */
  reference: v.string(),
  kindTitle: v.string(),
  isWithdrawn: v.boolean(),
})

export type CustomerConsent = v.InferOutput<typeof consentSchema>

const consentWithdrawalSchema = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  channel: v.picklist(consentChannels),
  /** Null while the withdrawal applies. Without a channel, the end was an undo. */
  endedAt: v.nullable(v.string()),
  endedBy: v.nullable(v.string()),
  endedChannel: v.nullable(v.picklist(consentChannels)),
})

export type ConsentWithdrawal = v.InferOutput<typeof consentWithdrawalSchema>

const mergedCustomerSchema = v.object({
  id: v.number(),
  name: v.string(),
  phone: v.string(),
  mergedAt: v.string(),
  mergedBy: v.string(),
})

export type MergedCustomer = v.InferOutput<typeof mergedCustomerSchema>

const similarCustomerSchema = v.object({
  id: v.number(),
  name: v.string(),
  phone: v.string(),
  /** The common registration number, or '' for a common e-mail address. */
  plate: v.string(),
})

export type SimilarCustomer = v.InferOutput<typeof similarCustomerSchema>

export const customerNoteSchema = v.object({
  id: v.number(),
  at: v.string(),
  who: v.string(),
  text: v.string(),
})

/** One customer with everything of the customers that are merged into it. */
export const customerSchema = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  phones: v.array(v.string()),
  email: v.string(),
  createdAt: v.string(),
  vehicles: v.array(customerVehicleSchema),
  /** Newest first. */
  notes: v.array(customerNoteSchema),
  consents: v.array(consentSchema),
  /** Newest first. */
  withdrawals: v.array(consentWithdrawalSchema),
  /** The newest enquiries that the account may see, at most 200. */
  enquiries: v.array(customerEnquirySchema),
  enquiryCount: v.number(),
  /** Customers that staff merged into this one. */
  merged: v.array(mergedCustomerSchema),
  /** Other customers with the same e-mail address or vehicle. */
  similar: v.array(similarCustomerSchema),
  /** Number of files of the enquiries that the account may see. */
  fileCount: v.number(),
})

export type Customer = v.InferOutput<typeof customerSchema>
