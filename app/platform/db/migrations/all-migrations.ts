import type { Migration } from 'kysely/migration'
import { firstTables } from './0001-first-tables.ts'
import { desk } from './0002-desk.ts'
import { enquiryDays } from './0003-enquiry-days.ts'
import { versions } from './0004-versions.ts'
import { houseFacts } from './0005-house-facts.ts'
import { limits } from './0006-limits.ts'
import { uploads } from './0007-uploads.ts'
import { searchForgets } from './0008-search-forgets.ts'
import { chores } from './0009-chores.ts'
import { notices } from './0010-notices.ts'
import { trueWindow } from './0011-true-window.ts'
import { figures } from './0012-figures.ts'
import { phones } from './0014-phones.ts'
import { colourVariants } from './0015-colour-variants.ts'
import { offerTerms } from './0016-offer-terms.ts'
import { sourceWords } from './0017-source-words.ts'
import { accessoryPictures } from './0018-accessory-pictures.ts'
import { people } from './0019-people.ts'
import { life } from './0020-life.ts'
import { secondFactor } from './0021-second-factor.ts'
import { proof } from './0022-proof.ts'
import { answerTimes } from './0023-figures.ts'
import { turns } from './0024-turns.ts'
import { deskViews } from './0025-desk-views.ts'
import { drafts } from './0026-drafts.ts'
import { modelPictures } from './0027-model-pictures.ts'
import { previews } from './0028-previews.ts'
import { pictureSets } from './0029-picture-sets.ts'
import { siteParts } from './0030-site-parts.ts'
import { confirmed } from './0031-confirmed.ts'
import { catalogueImports } from './0032-catalogue-imports.ts'
import { fittings } from './0033-fittings.ts'
import { plannedVersions } from './0034-planned-versions.ts'
import { previewVersions } from './0035-preview-versions.ts'
import { plates } from './0036-plates.ts'
import { enquiryPeople } from './0037-enquiry-people.ts'
import { backupDetails } from './0038-backup-details.ts'
import { availability } from './0039-availability.ts'
import { variantFigures } from './0040-variant-figures.ts'
import { seatWords } from './0041-seat-words.ts'
import { demoPinCode } from './0042-demo-pin-code.ts'
import { plainDemoTexts } from './0043-plain-demo-texts.ts'
import { plannedPriceLists } from './0044-planned-price-lists.ts'
import { uploadedPictures } from './0045-uploaded-pictures.ts'
import { directVersions } from './0046-direct-versions.ts'
import { awayUntil } from './0053-away-until.ts'
import { customers } from './0054-customers.ts'
import { staffEntries } from './0055-staff-entries.ts'
import { enquiryMentions } from './0056-enquiry-mentions.ts'
import { searchNotes } from './0057-search-notes.ts'
import { consentWithdrawals } from './0058-consent-withdrawals.ts'
import { push } from './0059-push.ts'
import { enquiryAttachments } from './0060-enquiry-attachments.ts'
import { unplannedIndex } from './0061-unplanned-index.ts'
import { availableUntil } from './0063-available-until.ts'
import { eventsByPerson } from './0064-events-by-person.ts'
import { enquiryImports } from './0068-enquiry-imports.ts'
import { figuresIndex } from './0069-figures-index.ts'
import { quotations } from './0070-quotations.ts'
import { appointments } from './0071-appointments.ts'
import { enquiryLinks } from './0072-enquiry-links.ts'
import { appointmentReminders } from './0073-appointment-reminders.ts'
import { jobCards } from './0074-job-cards.ts'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Every migration in order. The database records the names of applied migrations. Append new
 * migrations, and never rename or edit a migration that has landed.
 */
export function allMigrations(engine: DatabaseEngine): Record<string, Migration> {
  return {
    '0001-first-tables': firstTables(engine),
    '0002-desk': desk(engine),
    '0003-enquiry-days': enquiryDays(),
    '0004-versions': versions(),
    '0005-house-facts': houseFacts(),
    '0006-limits': limits(),
    '0007-uploads': uploads(engine),
    '0008-search-forgets': searchForgets(engine),
    '0009-chores': chores(),
    '0010-notices': notices(),
    '0011-true-window': trueWindow(),
    '0012-figures': figures(),
    '0014-phones': phones(engine),
    '0015-colour-variants': colourVariants(),
    '0016-offer-terms': offerTerms(),
    '0017-source-words': sourceWords(),
    '0018-accessory-pictures': accessoryPictures(),
    '0019-people': people(engine),
    '0020-life': life(engine),
    '0021-second-factor': secondFactor(),
    '0022-proof': proof(),
    '0023-figures': answerTimes(),
    '0024-turns': turns(),
    '0025-desk-views': deskViews(),
    '0026-drafts': drafts(engine),
    '0027-model-pictures': modelPictures(),
    '0028-previews': previews(),
    '0029-picture-sets': pictureSets(engine),
    '0030-site-parts': siteParts(),
    '0031-confirmed': confirmed(engine),
    '0032-catalogue-imports': catalogueImports(engine),
    '0033-fittings': fittings(),
    '0034-planned-versions': plannedVersions(),
    '0035-preview-versions': previewVersions(),
    '0036-plates': plates(engine),
    '0037-enquiry-people': enquiryPeople(),
    '0038-backup-details': backupDetails(),
    '0039-availability': availability(),
    '0040-variant-figures': variantFigures(),
    '0041-seat-words': seatWords(),
    '0042-demo-pin-code': demoPinCode(),
    '0043-plain-demo-texts': plainDemoTexts(),
    '0044-planned-price-lists': plannedPriceLists(engine),
    '0045-uploaded-pictures': uploadedPictures(),
    '0046-direct-versions': directVersions(),
    '0053-away-until': awayUntil(),
    '0054-customers': customers(engine),
    '0055-staff-entries': staffEntries(),
    '0056-enquiry-mentions': enquiryMentions(engine),
    '0057-search-notes': searchNotes(),
    '0058-consent-withdrawals': consentWithdrawals(engine),
    '0059-push': push(engine),
    '0060-enquiry-attachments': enquiryAttachments(engine),
    '0061-unplanned-index': unplannedIndex(engine),
    '0063-available-until': availableUntil(),
    '0064-events-by-person': eventsByPerson(),
    '0068-enquiry-imports': enquiryImports(engine),
    '0069-figures-index': figuresIndex(),
    '0070-quotations': quotations(engine),
    '0071-appointments': appointments(engine),
    '0072-enquiry-links': enquiryLinks(),
    '0073-appointment-reminders': appointmentReminders(),
    '0074-job-cards': jobCards(engine),
  }
}
