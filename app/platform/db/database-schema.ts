import type { Generated } from 'kysely'
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
  DeskEventTable,
  EnquiryDayCountTable,
  EnquiryTable,
  RoundRobinTable,
  SavedDeskViewTable,
  SeenDeskEventTable,
} from './schema-enquiries.ts'
import type {
  PasskeyTable,
  PendingLoginTable,
  RecoveryCodeTable,
  SecondFactorTable,
} from './schema-mfa.ts'
import type { DraftTable, PreviewLinkTable, PublishedVersionTable } from './schema-publishing.ts'
import type {
  AccountLinkTable,
  BulkChangeTable,
  ChangeTable,
  KnownLoginAddressTable,
  SessionTable,
  StaffTable,
} from './schema-staff.ts'
import type { UploadBatchItemTable, UploadBatchTable } from './schema-upload-batches.ts'

/**
 * The tables as both engines hold them. Instants are ISO 8601 texts in UTC, booleans 0 or 1,
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
  previews: PreviewLinkTable
  catalogue_imports: CatalogueImportTable
  catalogue_steps: CatalogueImportChangeTable
  import_pieces: CatalogueImportChunkTable
  picture_sets: UploadBatchTable
  picture_set_items: UploadBatchItemTable
  slides: SlideTable
  gallery_images: GalleryImageTable
  offers: OfferTable
  films: FilmTable
  dealers: DealerTable
  facts: SettingTable
  enquiries: EnquiryTable
  enquiry_days: EnquiryDayCountTable
  desk_events: DeskEventTable
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
  limits: RateLimitTable
  notices: OwnerNoticeTable
  uploads: UploadedFileTable
  upload_pieces: UploadedFileChunkTable
  chores: ScheduledJobTable
}

/** Every table that a backup holds, parents first. */
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
  'catalogue_imports',
  'catalogue_steps',
  'slides',
  'gallery_images',
  'offers',
  'films',
  'dealers',
  'facts',
  'enquiries',
  'enquiry_days',
  'staff',
  'staff_addresses',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'desk_events',
  'desk_seen',
  'desk_views',
  'changes',
  'bulk_changes',
  'outbox',
] as const satisfies (keyof Database)[]

/**
 * What is none of the site's content: everybody logs in again, by no link of before, and previews end; limits, notices and chores are of the moment
 * and this installation's own; uploads are files in a backup, pictures that are still being made are sent again, and an archive that waits to be
 * brought in is brought again.
 */
export const notBackedUpTableNames = [
  'pending_logins',
  'sessions',
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

/** Of these a deleted row waits a day in case somebody changes their mind: `deleted_at` says since when. */
export const softDeleteTables = ['gallery_images', 'offers'] as const satisfies (keyof Database)[]

/** Mail that is owed: written with the enquiry, sent by the mail worker, never lost in between. */
export type MailOutboxTable = {
  id: Generated<number>
  /** What it is about; null for a mail about an account. */
  enquiry_id: Generated<number | null>
  purpose: 'lead' | 'acknowledgement' | StaffMailPurpose
  recipient: string
  attempts: Generated<number>
  due_at: string
  /** Until then one instance is busy sending it. */
  claimed_until: string | null
  sent_at: string | null
  given_up_at: string | null
  last_error: string | null
  created_at: string
  /** Whom of the staff it tells; null for a mail to the house or to a visitor. */
  staff_id: Generated<number | null>
}

/** Mails to one of the staff: an enquiry is theirs, nobody is in, what is overdue, the way in. */
export type StaffMailPurpose = 'assigned' | 'all-told' | 'digest' | 'invitation' | 'password'

/** A window of a limit: `key` is a hash, `ends_at` milliseconds since 1970. */
export type RateLimitTable = { key: string; count: number; ends_at: number }

/** When the owner was last told by mail of what needs attention. */
export type OwnerNoticeTable = { matter: string; told_at: string }

/** A file of an uploaded picture, `<hash>-<width>.<format>`, on PostgreSQL. */
export type UploadedFileTable = { file: string; size: number; created_at: string }

/** 1 MB of it, counted from 0; the last is shorter. */
export type UploadedFileChunkTable = { file: string; piece: number; bytes: Uint8Array }

/** What the site does by itself, one instance at a time. */
export type ScheduledJobTable = {
  name: string
  due_at: string
  /** Since when an instance has been at it; null when none is. */
  started_at: string | null
  good_at: string | null
  /** The last end, when that was none in order: a short code says why. */
  failed_at: string | null
  failure: string | null
  /** Result of the last good run. */
  good_json: string | null
}
