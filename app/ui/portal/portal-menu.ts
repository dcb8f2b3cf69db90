import type { Capability } from '#app/platform/permissions/capability.ts'
import { BadgeCheck } from '#app/ui/icons/badge-check.ts'
import { Bike } from '#app/ui/icons/bike.ts'
import { BookOpen } from '#app/ui/icons/book-open.ts'
import { CalendarCheck } from '#app/ui/icons/calendar-check.ts'
import { ChartColumn } from '#app/ui/icons/chart-column.ts'
import { CircleUser } from '#app/ui/icons/circle-user.ts'
import { FileSpreadsheet } from '#app/ui/icons/file-spreadsheet.ts'
import { FileText } from '#app/ui/icons/file-text.ts'
import { Folder } from '#app/ui/icons/folder.ts'
import { HandCoins } from '#app/ui/icons/hand-coins.ts'
import type { Icon } from '#app/ui/icons/icon.ts'
import { ImagePlus } from '#app/ui/icons/image-plus.ts'
import { Images } from '#app/ui/icons/images.ts'
import { Inbox } from '#app/ui/icons/inbox.ts'
import { IndianRupee } from '#app/ui/icons/indian-rupee.ts'
import { KeyRound } from '#app/ui/icons/key-round.ts'
import { LayoutDashboard } from '#app/ui/icons/layout-dashboard.ts'
import { ListChecks } from '#app/ui/icons/list-checks.ts'
import { MessageSquareText } from '#app/ui/icons/message-square-text.ts'
import { PartyPopper } from '#app/ui/icons/party-popper.ts'
import { Percent } from '#app/ui/icons/percent.ts'
import { PhoneCall } from '#app/ui/icons/phone-call.ts'
import { Settings2 } from '#app/ui/icons/settings-2.ts'
import { ShieldCheck } from '#app/ui/icons/shield-check.ts'
import { Tag } from '#app/ui/icons/tag.ts'
import { Tags } from '#app/ui/icons/tags.ts'
import { Users } from '#app/ui/icons/users.ts'
import { Wrench } from '#app/ui/icons/wrench.ts'
import * as words from './staff-words.ts'

export type MenuItem = {
  label: string
  to: string
  icon: Icon
  /** Capability to change the content of the page. */
  edits?: Capability
}

/** Items above the groups, for the pages that staff use most. */
export const topMenuItems: readonly MenuItem[] = [
  { label: words.dashboard, to: '/admin/dashboard', icon: LayoutDashboard },
  { label: words.desk, to: '/admin/desk', icon: Inbox },
  { label: words.dayBoard, to: '/admin/board', icon: CalendarCheck },
  { label: words.customers, to: '/admin/customers', icon: Users },
  { label: words.myCallsToday, to: '/admin/today', icon: PhoneCall },
  { label: words.quotations, to: '/admin/quotations', icon: IndianRupee },
]

/** Groups of the sidebar. New items are added at the end, because staff know the order. */
export const menuGroups: readonly { label: string; entries: readonly MenuItem[] }[] = [
  {
    label: words.manage,
    entries: [
      { label: words.account, to: '/admin/account', icon: Settings2 },
      { label: words.price, to: '/admin/price', icon: IndianRupee, edits: 'prices.edit' },
      {
        label: words.accessoriesPrice,
        to: '/admin/accessories-price',
        icon: Tags,
        edits: 'accessories.edit',
      },
      { label: words.bikes, to: '/admin/bikes', icon: Bike, edits: 'vehicles.edit' },
      { label: words.gallery, to: '/admin/gallery', icon: Images, edits: 'gallery.edit' },
      { label: words.offer, to: '/admin/offer', icon: Tag, edits: 'offers.edit' },
      { label: words.rates, to: '/admin/rates', icon: Percent, edits: 'rates.edit' },
      { label: words.deskRules, to: '/admin/desk-rules', icon: ListChecks },
      { label: words.staff, to: '/admin/staff', icon: Users },
      { label: words.models, to: '/admin/models', icon: FileText, edits: 'models.draft' },
      { label: words.site, to: '/admin/site', icon: ImagePlus, edits: 'site.draft' },
      { label: words.toConfirm, to: '/admin/to-confirm', icon: BadgeCheck, edits: 'prices.edit' },
      { label: words.pictures, to: '/admin/pictures', icon: Folder, edits: 'pictures.edit' },
    ],
  },
  {
    label: words.report,
    entries: [
      { label: words.bookingReport, to: '/admin/reports/booking', icon: CalendarCheck },
      { label: words.amcReport, to: '/admin/reports/amc', icon: Wrench },
      { label: words.ewReport, to: '/admin/reports/ew', icon: ShieldCheck },
      { label: words.financeReport, to: '/admin/reports/finance', icon: HandCoins },
      { label: words.enquiryReport, to: '/admin/reports/enquiry', icon: MessageSquareText },
      { label: words.offerReport, to: '/admin/reports/offer', icon: FileSpreadsheet },
      { label: words.joyClubReport, to: '/admin/reports/joy-club', icon: PartyPopper },
      { label: words.contactReport, to: '/admin/reports/contact', icon: FileText },
      { label: words.optInReport, to: '/admin/reports/opt-in', icon: ListChecks },
      { label: words.onRoadPriceReport, to: '/admin/reports/on-road-price', icon: IndianRupee },
      { label: words.salesReport, to: '/admin/reports/sales', icon: Users },
      { label: words.allEnquiries, to: '/admin/reports/all', icon: Inbox },
      { label: words.figures, to: '/admin/figures', icon: ChartColumn },
    ],
  },
  {
    label: words.myAccount,
    entries: [
      { label: words.profile, to: '/admin/profile', icon: CircleUser },
      { label: words.changePassword, to: '/admin/change-password', icon: KeyRound },
      { label: words.secondStep, to: '/admin/second-factor', icon: ShieldCheck },
    ],
  },
]

/**
 * Entry that replaces the pages of content that an account may only read. Its page links to them.
 */
export const readOnlyContentItem: MenuItem = {
  label: words.content,
  to: '/admin/content',
  icon: BookOpen,
}

/** All pages of content. */
export const contentItems: readonly MenuItem[] = menuGroups.flatMap(({ entries }) =>
  entries.filter(({ edits }) => edits !== undefined),
)

/** All addresses of the menu. */
export const menuAddresses: readonly string[] = [
  ...topMenuItems,
  readOnlyContentItem,
  ...menuGroups.flatMap(({ entries }) => entries),
].map(({ to }) => to)
