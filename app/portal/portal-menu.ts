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

type Entry = { label: string; to: string; icon: LucideIcon }

export const dashboardEntry: Entry = {
  label: 'Dashboard',
  to: '/admin/dashboard',
  icon: LayoutDashboard,
}

/** The sidebar's groups. Their order and words stay as staff know them; what is new stands behind. */
export const menuGroups: readonly { label: string; entries: readonly Entry[] }[] = [
  {
    label: 'Manage',
    entries: [
      { label: 'Account', to: '/admin/account', icon: Settings2 },
      { label: 'Price', to: '/admin/price', icon: IndianRupee },
      { label: 'Accessories Price', to: '/admin/accessories-price', icon: Tags },
      { label: 'Bikes', to: '/admin/bikes', icon: Bike },
      { label: 'Gallery', to: '/admin/gallery', icon: Images },
      { label: 'Offer', to: '/admin/offer', icon: Tag },
    ],
  },
  {
    label: 'Report',
    entries: [
      { label: 'Booking Report', to: '/admin/reports/booking', icon: CalendarCheck },
      { label: 'AMC Report', to: '/admin/reports/amc', icon: Wrench },
      { label: 'EW Report', to: '/admin/reports/ew', icon: ShieldCheck },
      { label: 'Finance Report', to: '/admin/reports/finance', icon: HandCoins },
      { label: 'Enquiry Report', to: '/admin/reports/enquiry', icon: MessageSquareText },
      { label: 'Offer Report', to: '/admin/reports/offer', icon: FileSpreadsheet },
      { label: 'Joy Club Report', to: '/admin/reports/joy-club', icon: PartyPopper },
    ],
  },
  {
    label: 'My Account',
    entries: [
      { label: 'Profile', to: '/admin/profile', icon: CircleUser },
      { label: 'Change Password', to: '/admin/change-password', icon: KeyRound },
    ],
  },
]
