import type { Generated } from 'kysely'
import type {
  AppointmentDayTable,
  AppointmentSeatTable,
  AppointmentTable,
} from './schema-appointments.ts'
import type { EnquiryAttachmentTable } from './schema-attachments.ts'
import type {
  AccessoryTable,
  ColourTable,
  ContentRevisionTable,
  DealerTable,
  FeatureTable,
  FilmTable,
  FormerVehicleNameTable,
  GalleryImageTable,
  OfferTable,
  SettingTable,
  SlideTable,
  VariantTable,
  VehicleTable,
} from './schema-catalogue.ts'
import type {
  CatalogueImportChangeTable,
  CatalogueImportChunkTable,
  CatalogueImportTable,
} from './schema-catalogue-imports.ts'
import type {
  ConsentWithdrawalTable,
  CustomerNoteTable,
  CustomerTable,
  CustomerVehicleTable,
} from './schema-customers.ts'
import type {
  DeskEventTable,
  EnquiryDayCountTable,
  EnquiryMentionTable,
  EnquiryTable,
  RoundRobinTable,
  SavedDeskViewTable,
  SeenDeskEventTable,
} from './schema-enquiries.ts'
import type { JobCardTable, JobEstimateTable } from './schema-job-cards.ts'
import type {
  PasskeyTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SecondFactorTable,
} from './schema-mfa.ts'
import type {
  DraftTable,
  PlannedPriceListTable,
  PreviewLinkTable,
  PublishedVersionTable,
} from './schema-publishing.ts'
import type {
  PushKeyTable,
  PushOutboxTable,
  PushSettingTable,
  PushSubscriptionTable,
} from './schema-push.ts'
import type { QuotationTable, SigningKeyTable, SiteSecretTable } from './schema-quotations.ts'
import type {
  AccountLinkTable,
  BulkChangeTable,
  ChangeTable,
  KnownLoginAddressTable,
  SessionTable,
  StaffTable,
} from './schema-staff.ts'
import type {
  UploadBatchItemTable,
  UploadBatchTable,
  UploadedPictureTable,
} from './schema-upload-batches.ts'

/**
 * The tables of both database engines. Instants are ISO 8601 texts in UTC, booleans are 0 or 1.
 * `…_json` columns hold JSON that is parsed through a schema when read. Pictures are names
 * (`hornet-2-0/hero-black`, `media/3f2a…-1600x1067`) that `media/` turns into addresses.
 */
export type Database = {
  content: ContentRevisionTable
  vehicles: VehicleTable
  variants: VariantTable
  colours: ColourTable
  features: FeatureTable
  accessories: AccessoryTable
  old_names: FormerVehicleNameTable
  drafts: DraftTable
  published_versions: PublishedVersionTable
  planned_price_lists: PlannedPriceListTable
  previews: PreviewLinkTable
  catalogue_imports: CatalogueImportTable
  catalogue_steps: CatalogueImportChangeTable
  import_pieces: CatalogueImportChunkTable
  picture_sets: UploadBatchTable
  picture_set_items: UploadBatchItemTable
  uploaded_pictures: UploadedPictureTable
  slides: SlideTable
  gallery_images: GalleryImageTable
  offers: OfferTable
  films: FilmTable
  dealers: DealerTable
  facts: SettingTable
  enquiries: EnquiryTable
  enquiry_days: EnquiryDayCountTable
  customers: CustomerTable
  customer_vehicles: CustomerVehicleTable
  customer_notes: CustomerNoteTable
  consent_withdrawals: ConsentWithdrawalTable
  desk_events: DeskEventTable
  enquiry_mentions: EnquiryMentionTable
  enquiry_attachments: EnquiryAttachmentTable
  quotations: QuotationTable
  appointment_days: AppointmentDayTable
  appointments: AppointmentTable
  appointment_seats: AppointmentSeatTable
  job_cards: JobCardTable
  job_estimates: JobEstimateTable
  signing_keys: SigningKeyTable
  site_secrets: SiteSecretTable
  desk_seen: SeenDeskEventTable
  desk_turns: RoundRobinTable
  desk_views: SavedDeskViewTable
  staff: StaffTable
  staff_addresses: KnownLoginAddressTable
  staff_links: AccountLinkTable
  second_factors: SecondFactorTable
  recovery_codes: RecoveryCodeTable
  passkeys: PasskeyTable
  pending_logins: PendingLoginTable
  sessions: SessionTable
  changes: ChangeTable
  bulk_changes: BulkChangeTable
  outbox: MailOutboxTable
  push_keys: PushKeyTable
  push_subscriptions: PushSubscriptionTable
  push_settings: PushSettingTable
  push_outbox: PushOutboxTable
  limits: RateLimitTable
  notices: OwnerNoticeTable
  uploads: UploadedFileTable
  upload_pieces: UploadedFileChunkTable
  chores: ScheduledJobTable
}

/** Every table in a backup, parents first. */
export const backedUpTableNames = [
  'content',
  'vehicles',
  'variants',
  'colours',
  'features',
  'accessories',
  'old_names',
  'drafts',
  'published_versions',
  'planned_price_lists',
  'catalogue_imports',
  'catalogue_steps',
  'slides',
  'gallery_images',
  'offers',
  'films',
  'uploaded_pictures',
  'dealers',
  'facts',
  'enquiries',
  'enquiry_days',
  'customers',
  'customer_vehicles',
  'staff',
  'staff_addresses',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'customer_notes',
  'consent_withdrawals',
  'desk_events',
  'enquiry_mentions',
  'enquiry_attachments',
  'quotations',
  'appointment_days',
  'appointments',
  'appointment_seats',
  'job_cards',
  'job_estimates',
  'signing_keys',
  'site_secrets',
  'desk_seen',
  'desk_views',
  'changes',
  'bulk_changes',
  'outbox',
  'push_keys',
  'push_settings',
] as const satisfies (keyof Database)[]

/**
 * Tables that a backup leaves out. After a restore all staff must log in again, and login links and
 * previews are invalid. Rate limits, notices and scheduled jobs belong to one installation. A
 * backup contains uploads as files. Devices for notifications belong to sessions. Pictures that were still being encoded and uploaded import
 * archives must be sent again.
 */
export const notBackedUpTableNames = [
  'pending_logins',
  'sessions',
  'push_subscriptions',
  'push_outbox',
  'staff_links',
  'previews',
  'desk_turns',
  'limits',
  'notices',
  'picture_sets',
  'picture_set_items',
  'uploads',
  'upload_pieces',
  'import_pieces',
  'chores',
] as const satisfies (keyof Database)[]

/**
 * Tables with soft deletion: `deleted_at` is the time of deletion, and the row can be restored for
 * 30 days.
 */
export const softDeleteTables = ['gallery_images', 'offers'] as const satisfies (keyof Database)[]

/**
 * Outbox of mails. A mail is written in the same transaction as its cause and sent by the mail
 * worker, so that no mail is lost.
 */
export type MailOutboxTable = {
  id: Generated<number>
  /** The enquiry; null for a mail about an account. */
  enquiry_id: Generated<number | null>
  purpose: EnquiryMailPurpose | 'reminder' | StaffMailPurpose
  recipient: string
  attempts: Generated<number>
  due_at: string
  /** Time at which the lock of the instance that sends the mail expires. */
  claimed_until: string | null
  sent_at: string | null
  given_up_at: string | null
  last_error: string | null
  created_at: string
  /** The recipient's staff account; null for a mail to the dealership or to a visitor. */
  staff_id: Generated<number | null>
  /** Unique, so that a mail with the same key is queued once; null for a mail without such a key. */
  once_key: Generated<string | null>
}

/**
 * Purpose of a mail about an enquiry: a new one, for the dealership and for the visitor, a change
 * by the customer, for both, and an estimate and an appointment that staff changed, for the customer.
 */
export type EnquiryMailPurpose =
  | 'lead'
  | 'acknowledgement'
  | 'change-lead'
  | 'change'
  | 'estimate'
  | 'appointment'

/**
 * Purpose of a mail to one member of staff: an assigned enquiry, nobody available, overdue
 * enquiries, an invitation, a password link.
 */
export type StaffMailPurpose =
  | 'assigned'
  | 'all-told'
  | 'digest'
  | 'weekly'
  | 'invitation'
  | 'password'

/** A window of a rate limit: `key` is a hash, `ends_at` is in milliseconds since 1970. */
export type RateLimitTable = { key: string; count: number; ends_at: number }

/** Time of the last mail to the owner about a warning. */
export type OwnerNoticeTable = { matter: string; told_at: string }

/** A file of an uploaded picture, `<hash>-<width>.<format>`, on PostgreSQL. */
export type UploadedFileTable = { file: string; size: number; created_at: string }

/** A chunk of 1 MB, counted from 0. The last chunk is shorter. */
export type UploadedFileChunkTable = { file: string; piece: number; bytes: Uint8Array }

/** A background job; one instance runs it at a time. */
export type ScheduledJobTable = {
  name: string
  due_at: string
  /** Start of the current run; null if no instance runs it. */
  started_at: string | null
  good_at: string | null
  /** Time of the last run if that run failed. `failure` is a short code. */
  failed_at: string | null
  failure: string | null
  /** Result of the last successful run. */
  good_json: string | null
}
