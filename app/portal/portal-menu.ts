import {
  Bike,
  CalendarCheck,
  CircleUser,
  FileSpreadsheet,
  HandCoins,
  Images,
  IndianRupee,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  PartyPopper,
  Settings2,
  ShieldCheck,
  Tag,
  Tags,
  Wrench,
} from 'lucide-react'
import * as words from './staff-words.ts'

type Entry = { label: string; to: string; icon: LucideIcon }

export const dashboardEntry: Entry = {
  label: words.dashboard,
  to: '/admin/dashboard',
  icon: LayoutDashboard,
}

/** The sidebar's groups. Their order stays as staff know it; what is new stands behind. */
export const menuGroups: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: words.manage,
    entries: [
      { label: words.account, to: '/admin/account', icon: Settings2 },
      { label: words.price, to: '/admin/price', icon: IndianRupee },
      { label: words.accessoriesPrice, to: '/admin/accessories-price', icon: Tags },
      { label: words.bikes, to: '/admin/bikes', icon: Bike },
      { label: words.gallery, to: '/admin/gallery', icon: Images },
      { label: words.offer, to: '/admin/offer', icon: Tag },
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
    ],
  },
  {
    label: words.myAccount,
    entries: [
      { label: words.profile, to: '/admin/profile', icon: CircleUser },
      { label: words.changePassword, to: '/admin/change-password', icon: KeyRound },
    ],
  },
]
