import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { defaultMessageTexts } from './default-message-texts.ts'
import { messageTextsContent } from './message-texts-content.ts'

/** The texts with which staff write to customers. */
export const messageTextsSetting = defineSetting({
  name: 'message-texts',
  label: messageTextsContent.label,
  shape: messageTextsContent.schema,
  fallback: { texts: [...defaultMessageTexts] },
})
