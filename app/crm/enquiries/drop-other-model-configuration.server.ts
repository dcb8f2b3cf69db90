import { normalizedVehicleName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { findConfigurationAnswer } from './configuration-in-answers.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'
import { modelFieldName } from './definition/model-field-name.ts'

/**
 * Removes the configuration if it belongs to another model than the form. Without JavaScript, the
 * form still sends the configuration from its address after the visitor chooses another model.
 */
export async function dropOtherModelConfiguration(
  vehicles: Pick<VehicleStore, 'findDisplayName'>,
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
): Promise<EnquiryAnswers> {
  const configuration = findConfigurationAnswer(answers)
  const model = answers[modelFieldName(enquiry) ?? '']
  if (!configuration || typeof model !== 'string' || model === '') return answers
  const { bikeName } = configuration
  const name = (await vehicles.findDisplayName(bikeName)) ?? bikeName
  if (normalizedVehicleName(name) === normalizedVehicleName(model)) return answers
  return Object.fromEntries(Object.entries(answers).filter(([, it]) => it !== configuration))
}
