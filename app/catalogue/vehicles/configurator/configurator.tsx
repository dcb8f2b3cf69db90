import { type ReactNode, useRef, useState } from 'react'
import { machinePaintOf } from '#app/catalogue/vehicles/3d-viewer/machine-paint.ts'
import { PicturesOr3dViewer } from '#app/catalogue/vehicles/3d-viewer/pictures-or-3d-viewer.tsx'
import { findOtherPicturedVariant } from '#app/catalogue/vehicles/find-other-pictured-variant.ts'
import type { TurntableHandle } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { ConfiguratorData } from './configurator-data.server.ts'
import { ConfiguredVehiclePictures } from './configured-vehicle-pictures.tsx'
import { NoScriptVehiclePicture } from './no-script-vehicle-picture.tsx'
import { NotPicturedNotes } from './not-pictured-notes.tsx'
import { useConfiguration } from './use-configuration.ts'

const ConfigurationForm = staticHtml(() =>
  import('./configuration-form.tsx').then((module) => module.ConfigurationForm),
)
const PriceSummary = staticHtml(() =>
  import('./lazy-configurator.ts').then((module) => module.PriceSummary),
)

type Props = {
  machine: ConfiguratorData
  frames: readonly Picture[]
  /** `true` if the dealer uploaded the frames, whose angles and framing are not known. */
  hasUploadedFrames: boolean
  /** The heading, and notes on the pictures. */
  children: ReactNode
}

/** The configurator: the model in view, its options and the price. */
export function Configurator({ machine, frames, hasUploadedFrames, children }: Props) {
  const { sold, start, told, today, origin, drawn, undrawn, arModels } = machine
  const { place, configuration, news, says, isSeen, hasFailed } = useConfiguration(sold, start)
  const [isTurned, setTurned] = useState(false)
  const turntable = useRef<TurntableHandle>(null)
  const [first] = sold.colours
  const chosen = sold.colours.find(({ slug }) => slug === configuration.colour?.slug) ?? first
  const turns = frames.length > 0
  const isOther = chosen !== first && chosen?.note === undefined
  return (
    <div className="column pt-6 pb-10 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-x-12 lg:py-10">
      <div className="lg:col-start-2">
        {children}
        {told.map((sentence) => (
          <p key={sentence} className="mt-3 border-warn border-l-3 pl-3 text-sm leading-snug">
            {sentence}
          </p>
        ))}
      </div>
      <div className="contents lg:sticky lg:top-16 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:min-h-[calc(100svh-12rem)] lg:content-center">
        <div className="machine-in-view turntable-paper mt-4 max-lg:-mx-(--edge) lg:mt-0">
          <div className="noscript:hidden">
            <PicturesOr3dViewer
              slug={drawn}
              name={sold.name}
              paint={machinePaintOf(chosen)}
              arModel={chosen && arModels[chosen.slug]}
              turntable={turntable}
              startsAlone={!hasUploadedFrames}
              fittings={configuration.parts.flatMap(({ partNo, fitting }) =>
                fitting && !undrawn.includes(partNo) ? fitting : [],
              )}
            >
              <ConfiguredVehiclePictures
                name={sold.name}
                frames={frames}
                turntable={turntable}
                painted={turns && (!isOther || isTurned) ? undefined : chosen}
              />
            </PicturesOr3dViewer>
          </div>
          <noscript>
            {import.meta.env.SSR && <NoScriptVehiclePicture sold={sold} start={start} />}
          </noscript>
        </div>
        <NotPicturedNotes
          chosen={chosen}
          turned={turns && isOther ? first : undefined}
          isTurned={isTurned}
          onTurn={setTurned}
          parts={configuration.parts}
          otherVariant={findOtherPicturedVariant(sold.picturesShow, chosen, configuration.variant)}
          undrawn={configuration.parts.filter(({ partNo }) => undrawn.includes(partNo))}
        />
      </div>
      <div
        ref={place}
        data-failed={hasFailed || undefined}
        className="choosing mt-6 lg:col-start-2"
      >
        <ConfigurationForm sold={sold} start={start} />
        <PriceSummary
          {...{ sold, configuration, news, today, origin }}
          isChosen={machine.isChosen || configuration !== start}
        />
        <p role="status" className={isSeen ? 'mt-2 text-sm' : 'sr-only'}>
          {says}
        </p>
      </div>
    </div>
  )
}
