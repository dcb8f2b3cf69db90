import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The tables as both engines hold them. Instants are ISO 8601 texts in UTC, booleans 0 or 1,
 * `…_json` columns hold JSON that is parsed through a schema when read. Pictures are names
 * (`hornet-2-0/hero-black`, `media/3f2a…-1600x1067`) that `media/` turns into addresses.
 */
export type Database = {
  content: ContentTable
  vehicles: VehicleTable
  variants: VariantTable
  colours: ColourTable
  features: FeatureTable
  accessories: AccessoryTable
  slides: SlideTable
  gallery_images: GalleryImageTable
  offers: OfferTable
  films: FilmTable
  dealers: DealerTable
  facts: FactTable
  enquiries: EnquiryTable
  enquiry_days: EnquiryDayTable
  staff: StaffTable
  staff_addresses: StaffAddressTable
  sessions: SessionTable
  changes: ChangeTable
  outbox: OutboxTable
  limits: LimitTable
  notices: NoticeTable
  uploads: UploadTable
  upload_pieces: UploadPieceTable
  chores: ChoreTable
}

/** Every table that a backup holds, parents first. */
export const tablesInOrder = [
  'content',
  'vehicles',
  'variants',
  'colours',
  'features',
  'accessories',
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
  'changes',
  'outbox',
] as const satisfies (keyof Database)[]

/**
 * What is none of the site's content: everybody logs in again; limits, notices and chores are of the moment
 * and this installation's own; uploads are files in a backup.
 */
export const tablesLeftOut = [
  'sessions',
  'limits',
  'notices',
  'uploads',
  'upload_pieces',
  'chores',
] as const satisfies (keyof Database)[]

/** Of these a deleted row waits a day in case somebody changes their mind: `deleted_at` says since when. */
export const waitingTables = ['gallery_images', 'offers'] as const satisfies (keyof Database)[]

/** One row: `revision` moves with every change that a public page may show. */
export type ContentTable = { id: number; revision: number }

export type VehicleTable = {
  id: Generated<number>
  kind: 'bike' | 'scooter' | 'ev'
  /** Display name without spaces, lower case: what names are compared by. */
  key: string
  name: string
  slug: string
  /** What forms send for this model (`honda-dio`), or null: then the slug is used. */
  form_value: string | null
  status: 0 | 1
  has_details: 0 | 1
  position: number
  note: string | null
  tagline: string
  description: string
  use: string
  engine_cc: number | null
  /** Ex-showroom, whole rupees. */
  price: number
  price_checked_on: string
  /** Until the staff save or confirm it. */
  price_is_approximate: Generated<0 | 1>
  /** Counts up with every edit of the price or a variant's difference. */
  price_version: Generated<number>
  summary_json: string
  specifications_json: string
  sources_json: string
  figures_json: Generated<string>
  /** Folders of the picture set that hold its stills and its turntable. */
  picture_folder: string
  turntable_folder: string
  has_placeholder_pictures: 0 | 1
}

export type VariantTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  name: string
  /** Whole rupees over the model's price. */
  difference: number
}

export type ColourTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  name: string
  slug: string
  swatch: string
  swatch2: string | null
  /** The name of the variant that alone has this paint. */
  variant: string | null
  /** Names of the hero and the transparent icon in this colour. */
  hero: string
  icon: string
}

export type FeatureTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  heading: string
  description: string
  picture: string
}

export type AccessoryTable = {
  id: Generated<number>
  vehicle_id: number
  position: number
  heading: string
  description: string
  part_no: string
  /** Rupees as a decimal text, as the calls answer it: a part may cost 49.50. */
  price: string
  picture: string
  version: Generated<number>
}

export type SlideTable = {
  id: Generated<number>
  position: number
  picture: string
  tall_picture: string | null
  headline: string
  line: string
  link_text: string
  link_href: string
}

export type FilmTable = {
  /** The page that shows it: `amc`, `optain`, `joy-club`. */
  id: string
  title: string
  poster: string
  youtube_id: string | null
  file: string | null
}

export type GalleryImageTable = {
  id: Generated<number>
  picture: string
  caption: string
  created_at: string
  /** When the staff deleted it; the row is kept a day for taking that back. */
  deleted_at: string | null
  version: Generated<number>
}

export type OfferTable = {
  id: Generated<number>
  title: string
  description: string
  picture: string
  /** Ids of the models that it is for. */
  models_json: Generated<string>
  /** Its last day, `YYYY-MM-DD`. */
  until: string | null
  created_at: string
  /** As for gallery images. */
  deleted_at: string | null
  version: Generated<number>
}

/** `facts_json`: see `dealer/dealer.ts`. */
export type DealerTable = { id: number; facts_json: string; version: Generated<number> }

/** The business' figures and sentences, by the name that their noun declares. */
export type FactTable = { name: string; value_json: string; version: Generated<number> }

export type EnquiryTable = {
  id: Generated<number>
  kind: string
  /** `SB-7F3K2`: what the visitor is told. */
  reference: string
  /** The visitor's key or a hash of what was sent; a second enquiry with the same one is the same enquiry. */
  idempotency_key: string | null
  answers_json: string
  /** Everything a search may find, one folded line: reference and answers. */
  search_text: string
  /** The number to call in its one form, `+91…` for an Indian one; null where none was given. */
  phone: Generated<string | null>
  created_at: string
  /** When its answers were erased on the person's request; the row still counts. */
  erased_at: string | null
}

/** Enquiries of one kind on one calendar day of one time zone. */
export type EnquiryDayTable = { zone: string; kind: string; day: string; count: number }

export type StaffTable = {
  id: Generated<number>
  user_id: string
  user_name: string
  email: string
  mobile_no: string
  city: string
  password_hash: string
  status: 'active' | 'inactive'
  created_at: string
  expires_at: string | null
  /** Written by earlier versions; strangers' attempts are counted by user id in the limits now. */
  failed_logins: Generated<number>
}

/** Addresses that have logged in to an account before. */
export type StaffAddressTable = { staff_id: number; address: string }

export type SessionTable = {
  /** SHA-256 of the id in the cookie. */
  id_hash: string
  staff_id: number
  created_at: string
  last_seen_at: string
}

/** Who changed what, from what to what. Rows are only ever added. */
export type ChangeTable = {
  id: Generated<number>
  at: string
  staff_id: number | null
  /** The account's user id at that moment; it outlives the account. */
  who: string
  action: string
  /** `vehicle/12`: what a history is read by. */
  subject: string
  /** The subject's name at that moment. */
  label: string
  before_json: string
  after_json: string
}

/** Mail that is owed: written with the enquiry, sent by the mail worker, never lost in between. */
export type OutboxTable = {
  id: Generated<number>
  enquiry_id: number
  purpose: 'lead' | 'acknowledgement'
  recipient: string
  attempts: Generated<number>
  due_at: string
  /** Until then one instance is busy sending it. */
  claimed_until: string | null
  sent_at: string | null
  given_up_at: string | null
  last_error: string | null
  created_at: string
}

/** A window of a limit: `key` is a hash, `ends_at` milliseconds since 1970. */
export type LimitTable = { key: string; count: number; ends_at: number }

/** When the owner was last told by mail of what needs attention. */
export type NoticeTable = { matter: string; told_at: string }

/** A file of an uploaded picture, `<hash>-<width>.<format>`, on PostgreSQL. */
export type UploadTable = { file: string; size: number; created_at: string }

/** 1 MB of it, counted from 0; the last is shorter. */
export type UploadPieceTable = { file: string; piece: number; bytes: Uint8Array }

/** What the site does by itself, one instance at a time. */
export type ChoreTable = {
  name: string
  due_at: string
  /** Since when an instance has been at it; null when none is. */
  started_at: string | null
  good_at: string | null
  /** The last end, when that was none in order: a short code says why. */
  failed_at: string | null
  failure: string | null
}

export type VehicleRow = Selectable<VehicleTable>
export type EnquiryRow = Selectable<EnquiryTable>
export type NewEnquiryRow = Insertable<EnquiryTable>
