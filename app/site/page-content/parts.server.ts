import {
  aboutPart,
  amcPart,
  financePart,
  joyClubPart,
  loanPart,
  privacyPart,
  termsPart,
  warrantyPart,
} from './fact-parts.server.ts'
import { galleryPart } from './gallery-part.server.ts'
import { offersPart } from './offers-part.server.ts'
import type { SitePart } from './part.server.ts'
import type { PartKey } from './part-keys.ts'
import { slidesPart } from './slides-part.server.ts'

/** Every part of the site that is written as one document. */
export const siteParts: Readonly<Record<PartKey, SitePart>> = {
  slides: slidesPart,
  offers: offersPart,
  gallery: galleryPart,
  about: aboutPart,
  terms: termsPart,
  privacy: privacyPart,
  amc: amcPart,
  warranty: warrantyPart,
  'joy-club': joyClubPart,
  finance: financePart,
  loan: loanPart,
}
