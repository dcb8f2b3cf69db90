/** The content of a notification, as the service worker gets it. */
export type PushMessage = {
  title: string
  body: string
  /** A later notification with the same tag replaces the earlier one. */
  tag: string
  /** Path of the page that a click opens. */
  url: string
  /** The same for each attempt to send a notification; undefined for a test. */
  id?: number | undefined
  /** Number of waiting enquiries, for the badge of the app; undefined if the person sees none. */
  waiting?: number | undefined
}
