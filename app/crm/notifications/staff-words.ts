/** Texts of notifications and of their settings. */

import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'

export const heading = 'Notifications'
export const intro = 'Get a message on this phone or computer, even when the portal is closed.'

export const kinds = 'Notify me about'
export const kindNewEnquiry = 'New unassigned enquiries'
export const kindAssigned = 'Enquiries that are assigned to me'
export const kindDue = 'Calls that are due in ten minutes'
export const kindMentioned = 'Notes in which I am mentioned'
export const kindApproval = 'Quotations that wait for approval, if I may approve them'
export const quietFrom = 'Quiet from'
export const quietTo = 'Quiet until'
export const noQuietHours = 'No quiet hours'
export const fullHour = (time: string) => formatStaffTime(time)
export const showsDetails = 'Show name and vehicle in notifications'
export const showsDetailsHint =
  'Anyone who sees the locked screen can read them. Otherwise a notification shows only the type of enquiry and the time.'
export const settingsSaved = 'Notification settings saved'
export const settingsFailed = 'The settings could not be saved. Please try again.'

export const turnOn = 'Turn on notifications on this device'
export const turningOn = 'Turning on…'
export const turnedOn = 'Notifications are on for this device'
export const turnOnFailed =
  'This browser could not turn on notifications. Check the connection and try again.'
export const devices = 'Devices with notifications'
export const noDevices = 'No device gets notifications yet.'
export const thisDevice = 'This device'
export const unknownDevice = 'Unknown device'
export const since = (moment: string) => `Since ${moment}`
export const remove = 'Remove'
export const removeDevice = (device: string) => `Remove ${device}`
export const removed = 'The device was removed and gets no more notifications'
export const removeFailed = 'The device could not be removed. Please try again.'
export const sendTest = 'Send a test notification'
export const sendTestTo = (device: string) => `Send a test notification to ${device}`
export const testSent = 'Test notification sent. It arrives within a few seconds.'
export const testFailed = 'The test notification could not be sent. Please try again.'
export const testGone =
  'This device no longer accepts notifications, so it was removed from the list. Turn them on again on the device.'
export const testRefused =
  'The notification service of this browser did not accept the message. Try again in a few minutes.'
export const tooManyTests = (minutes: number) =>
  minutes === 1
    ? 'Too many test notifications. Please try again in 1 minute.'
    : `Too many test notifications. Please try again in ${minutes} minutes.`
export const noSuchDevice = 'This device is no longer in the list.'
export const tooManyDevices = (most: number) =>
  `You can have notifications on ${most} devices. Remove a device first.`
export const invalidSubscription = 'The browser sent an address that cannot be used.'

/** Reasons why this browser cannot show notifications, each with a way out. */
export const unsupported = {
  http: 'Notifications need a secure address that starts with https://. Ask the person who runs the website to set it up.',
  iosBrowser:
    'On an iPhone or iPad, notifications work only from the Home Screen. In Safari, tap Share, then Add to Home Screen. Open the portal from the new icon and come back to this page.',
  iosOld: 'Notifications need iOS 16.4 or later. Update this iPhone or iPad in its settings.',
  denied:
    'Notifications are blocked for this site. Open the site settings in the browser (the icon beside the address), allow notifications, and reload this page.',
  none: 'This browser does not support notifications. Use a current version of Chrome, Edge, Firefox or Safari, not in a private window.',
}
export const checkingSupport = 'Checking this browser…'

/** Texts of the notifications themselves. */

const newEnquiryTitles: Readonly<Record<string, string>> = {
  'service-booking': 'New service booking',
  'test-ride': 'New test ride',
  amc: 'New AMC enquiry',
  'extended-warranty': 'New extended warranty enquiry',
  finance: 'New finance enquiry',
  contact: 'New message',
  offer: 'New offer enquiry',
  'joy-club': 'New Joy Club enquiry',
  'on-road-price': 'New on-road price request',
  'opt-in': 'New opt-in',
  sales: 'New sales enquiry',
}
export const newEnquiry = (slug: string) => newEnquiryTitles[slug] ?? 'New enquiry'
export const assignedToYou = (kind: string) => `Assigned to you: ${kind}`
export const manyAssigned = (count: number) => `${count} enquiries were assigned to you`
export const manyNew = (count: number) => `${count} new enquiries`
export const dueAt = (time: string, kind: string) => `Due at ${time}: ${kind}`
export const mentioned = (kind: string) => `You were mentioned: ${kind}`
export const approval = (kind: string) => `A quotation waits for approval: ${kind}`
export const withCallBy = (title: string, time: string) => `${title} · call by ${time}`
export const withDue = (title: string, time: string) => `${title} · due ${time}`
export const openDesk = 'Open the desk to see them.'
export const testTitle = 'Test notification'
export const testBody = 'Notifications work on this device.'
