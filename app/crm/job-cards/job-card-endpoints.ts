import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import {
  jobCardFieldsSchema,
  jobCardVersionSchema,
  jobSchema,
  workshopHistorySchema,
} from './job-card.ts'
import * as words from './job-card-words.ts'

const tag = 'Job cards'

export const getJob = defineEndpoint({
  method: 'GET',
  path: '/api/enquiries/:reference/job',
  may: 'appointments.work',
  says: 'The job card of a service booking, with its estimates',
  tag,
  answer: jobSchema,
  isPrivate: true,
  refusals: [404, 409],
})

export const saveJobCard = defineEndpoint({
  method: 'PUT',
  path: '/api/enquiries/:reference/job',
  may: 'appointments.work',
  says: 'Save the job card of a service booking; 409 if somebody else changed it meanwhile',
  tag,
  body: v.object({ ...jobCardFieldsSchema.entries, version: jobCardVersionSchema }),
  example: {
    kilometres: 12_400,
    complaints: 'Rear brake squeals in the morning.',
    workDone: '',
    mechanic: 'Ramesh',
    readyDay: '2026-12-02',
    readyTime: '17:00',
    version: 0,
  },
  answer: v.object({
    message: v.string(),
    job: jobSchema,
    /** Messages about saved values that are probably wrong. */
    warnings: v.array(v.string()),
  }),
  isPrivate: true,
  refusals: [404, 409],
})

export const getWorkshopHistory = defineEndpoint({
  method: 'GET',
  path: '/api/workshop-history',
  may: 'appointments.work',
  says: 'Visits of a vehicle to the workshop by its registration number, the newest first',
  tag,
  query: v.object({ plate: v.pipe(v.string(words.notAPlate), v.maxLength(40, words.notAPlate)) }),
  answer: workshopHistorySchema,
  isPrivate: true,
})
