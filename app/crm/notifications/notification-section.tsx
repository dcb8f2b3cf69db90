import { useEffect, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { isDeviceSubscribed, subscribeDevice } from './device-subscription.ts'
import { findPushObstacle, type PushObstacle, readPushEnvironment } from './find-push-obstacle.ts'
import { NotificationDeviceList } from './notification-device-list.tsx'
import { changeNotifications, type NotificationPageData } from './notification-endpoints.ts'
import { notificationFields } from './notification-settings.ts'
import * as words from './staff-words.ts'

type Props = NotificationPageData & {
  userId: string
  timeZone: string
  /** Called after the list of devices changed. */
  onChange: () => void
}

/** Notifications of the own account: this device, the other devices, and the settings. */
export function NotificationSection({
  publicKey,
  settings,
  devices,
  userId,
  timeZone,
  onChange,
}: Props) {
  const { quietFrom, quietTo, ...others } = notificationFields
  const { kinds, ...switches } = others
  return (
    <section aria-labelledby="notifications" className="mt-12">
      <h2 id="notifications" className="font-bold text-xl">
        {words.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-quiet">{words.intro}</p>
      <ThisDevice
        publicKey={publicKey}
        userId={userId}
        isListed={devices.some(({ isThis }) => isThis)}
        onChange={onChange}
      />
      <NotificationDeviceList devices={devices} timeZone={timeZone} onChange={onChange} />
      <EndpointForm
        fields={notificationFields}
        // The form has no text that would be lost.
        keptAs={null}
        values={settings}
        send={(body) => requestAsStaff(changeNotifications, { body })}
        failure={words.settingsFailed}
        tone="quiet"
        onDone={onChange}
        className="mt-6 max-w-md gap-5"
        controls={{
          select: (asked) => (
            <SelectField {...inputProps(asked)} options={asked.field.options ?? []} />
          ),
        }}
        layout={(show) => (
          <>
            {show({ kinds })}
            <div className="grid grid-cols-2 gap-4">{show({ quietFrom, quietTo })}</div>
            {show(switches)}
          </>
        )}
      />
    </section>
  )
}

type ThisDeviceProps = {
  publicKey: string
  userId: string
  /** `true` if the server has this session's device. */
  isListed: boolean
  onChange: () => void
}

type DeviceState = PushObstacle | 'off' | 'on' | undefined

/** Turns notifications on in this browser, or says why that is impossible and what helps. */
function ThisDevice({ publicKey, userId, isListed, onChange }: ThisDeviceProps) {
  const [state, setState] = useState<DeviceState>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void findDeviceState(isListed).then((found) => {
      if (isCurrent) setState(found)
    })
    return () => {
      isCurrent = false
    }
  }, [isListed])

  async function turnOn() {
    setBusy(true)
    const outcome = await subscribeDevice(publicKey, userId).catch(() => ({
      message: words.turnOnFailed,
      isOn: false,
    }))
    setBusy(false)
    if (!outcome) return setState(await findDeviceState(isListed))
    void showToast(outcome.message || words.turnOnFailed, outcome.isOn ? undefined : 'error')
    if (outcome.isOn) onChange()
  }

  if (state === undefined) return <p className="mb-4 text-quiet">{words.checkingSupport}</p>
  if (state === 'on') return null
  if (state !== 'off')
    return (
      <p className="mb-6 max-w-prose border-warn border-l-4 bg-surface px-4 py-3">
        {words.unsupported[state]}
      </p>
    )
  return (
    <Button tone="signal" className="mb-6" disabled={isBusy} onClick={() => void turnOn()}>
      {isBusy ? words.turningOn : words.turnOn}
    </Button>
  )
}

async function findDeviceState(isListed: boolean): Promise<DeviceState> {
  const obstacle = findPushObstacle(readPushEnvironment())
  if (obstacle) return obstacle
  return isListed && (await isDeviceSubscribed()) ? 'on' : 'off'
}
