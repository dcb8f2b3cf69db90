import { join } from 'node:path'
import { originalPictureStore } from '#app/media/pictures/original-picture-store.server.ts'
import { pictureProcessingJobStore } from './picture-processing-job-store.server.ts'
import { uploadBatchStore } from './upload-batch-store.server.ts'

type Deps = Omit<Parameters<typeof originalPictureStore>[0], 'folder'> & { dataDir: string }

/** Creates the stores of uploads that are processed in batches. */
export const uploadStores = ({ dataDir, ...deps }: Deps) => ({
  originals: originalPictureStore({ folder: join(dataDir, 'originals'), ...deps }),
  pictureSets: uploadBatchStore(deps.db, deps.clock),
  pictureJobs: pictureProcessingJobStore(deps.db, deps.clock),
})
