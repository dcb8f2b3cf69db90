import { useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { unsubscribeDevice } from './device-subscription.ts'
import {
  type NotificationDevice,
  removeNotificationDevice,
  testNotificationDevice,
} from './notification-endpoints.ts'
import * as words from './staff-words.ts'

type Props = {
  devices: readonly NotificationDevice[]
  timeZone: string
  onChange: () => void
}

/** Lists the devices that get notifications, with buttons to test and to remove each. */
export function NotificationDeviceList({ devices, timeZone, onChange }: Props) {
  const [isBusy, setBusy] = useState(false)

  async function test({ id }: NotificationDevice) {
    setBusy(true)
    const sent = await requestAsStaff(testNotificationDevice, { params: { id } })
    setBusy(false)
    if (sent.ok) return showToast(sent.value.message)
    void showToast(sent.problem.message || words.testFailed, 'error')
    onChange()
  }

  async function remove({ id, isThis }: NotificationDevice) {
    setBusy(true)
    // First in the browser: if the request fails, the push service refuses further messages.
    if (isThis) await unsubscribeDevice()
    const sent = await requestAsStaff(removeNotificationDevice, { params: { id } })
    setBusy(false)
    if (sent.ok) void showToast(sent.value.message)
    else void showToast(sent.problem.message || words.removeFailed, 'error')
    onChange()
  }

  return (
    <>
      <h3 className="mb-2 font-semibold">{words.devices}</h3>
      {devices.length === 0 && <p className="text-quiet text-sm">{words.noDevices}</p>}
      <ul className="max-w-xl">
        {devices.map((device) => {
          const name = device.device || words.unknownDevice
          return (
            <li
              key={device.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-t py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  {name}
                  {device.isThis && (
                    <span className="font-normal text-good text-sm"> {words.thisDevice}</span>
                  )}
                </p>
                <p className="text-quiet text-sm">
                  {words.since(formatInstant(device.createdAt, timeZone))}
                </p>
              </div>
              <div className="flex flex-wrap gap-x-4">
                <RowActionButton
                  disabled={isBusy}
                  onClick={() => void test(device)}
                  aria-label={words.sendTestTo(name)}
                >
                  {words.sendTest}
                </RowActionButton>
                <RowActionButton
                  tone="bad"
                  disabled={isBusy}
                  onClick={() => void remove(device)}
                  aria-label={words.removeDevice(name)}
                >
                  {words.remove}
                </RowActionButton>
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
