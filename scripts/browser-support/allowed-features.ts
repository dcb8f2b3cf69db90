/**
 * Features that built files use although a supported browser lacks them. The value says why the
 * page still works. The key is a path in browser-compat-data, or the start of such a path.
 */
export const allowedFeatures: Record<string, string> = {
  // HTML
  'html.elements.details.name': 'menu-script.ts closes the other parts',
  'html.elements.img.fetchpriority': 'a hint; the picture loads all the same',
  'html.elements.link.rel.manifest': 'only for adding a page to the home screen',
  'html.elements.link.rel.prefetch': 'React Router’s Link and PrefetchPageLinks, a hint',
  'html.elements.link.rel.modulepreload': 'the files load one after the other',
  'html.elements.meta.name.theme-color': 'the colour of the browser’s own bar',
  'html.elements.meta.name.viewport': 'for phones; a desktop browser has no use for it',
  'html.elements.video.playsinline': 'Firefox plays films in the page anyway',
  'html.global_attributes.is': 'React knows the attribute; no page has it',

  // Libraries
  'api.Document.startViewTransition': 'React Router asks for it first',
  'api.Window.navigation': 'React asks for it first',
  'api.Window.setImmediate': 'React asks for it first; else it uses a MessageChannel',
  'api.HTMLCanvasElement.paint_event': 'three.js, for HTML in a texture, which no machine has',
  'api.HTMLCanvasElement.requestPaint': 'three.js, for HTML in a texture, which no machine has',
  'api.SVGTextPathElement.side': 'the name of a function of the studio',
  'api.SubtleCrypto.getPublicKey':
    'a method of a passkey’s response: SimpleWebAuthn asks for it first',
  'api.VideoFrame': 'three.js asks for it first',
  'api.WebGL2RenderingContext.makeXRCompatible': 'three.js, in a headset only',
  'api.XRWebGLBinding': 'three.js, in a headset only',
  'api.XRWebGLLayer': 'three.js, in a headset only',
  'javascript.builtins.Error.captureStackTrace':
    'fflate, with which three.js writes USDZ files, asks for it first',
  'javascript.builtins.Float16Array': 'three.js asks for it first',
  'javascript.builtins.Iterator.toArray': 'a method of three.js’s vectors',
  'javascript.builtins.Iterator.take': 'the name of a function of three.js',
  'javascript.builtins.Set.union': 'a method of three.js’s boxes',
  'javascript.builtins.Symbol.dispose': 'a method of three.js’s objects',

  // This site’s scripts
  'api.Element.wheel_event': 'a telephone has no wheel; two fingers do the same',
  'api.Navigator.canShare': 'the button is there only in browsers that can share',
  'api.Notification': 'asked with `in`; otherwise the page says why there are no notifications',
  'api.ServiceWorkerGlobalScope.notificationclick_event': 'without push there is nothing to click',
  'api.ServiceWorkerGlobalScope.pushsubscriptionchange_event':
    'the portal renews the subscription when it is opened',
  'api.ServiceWorkerRegistration.getNotifications': 'called only after a push',
  'api.ServiceWorkerRegistration.showNotification': 'called only after a push',
  'api.Navigator.setAppBadge': 'asked with `in`; without it the tab’s title shows the number',
  'api.Navigator.share': 'the button is there only in browsers that can share',
  'api.Navigator.connection': 'whether data are saved: asked with `?.`',
  'api.ServiceWorkerGlobalScope.sync_event':
    'unsent entries are sent while the yard’s page is open',
  'api.Window.appinstalled_event': 'fired only where the browser offers to install the page',
  'api.Window.beforeinstallprompt_event': 'the button is there only when the browser offers it',
  'api.Window.beforeunload_event': 'Safari on iOS leaves the page without the question',
  'api.Window.requestIdleCallback': '`setTimeout` where it is missing',
  'javascript.builtins.Temporal': 'local-time.ts asks for it first, else it uses Intl',

  // CSS that only refines the design
  'css.at-rules.media.scripting': 'without scripts some controls that do nothing stay in view',
  'css.properties.break-before.avoid': 'a long quotation can break before its total',
  'css.at-rules.page': 'paper gets the browser’s own margins',
  'css.at-rules.view-transition': 'the next page replaces this one at once',
  'css.properties.break-after.avoid': 'a page on paper may end after a heading',
  'css.properties.content-visibility': 'a phone loads the last small pictures of slides too',
  'css.properties.cursor': 'a telephone has no cursor',
  'css.properties.forced-color-adjust': 'browsers without it have no forced colours',
  'css.properties.grid-template-rows.subgrid':
    'lines of neighbouring columns are at different heights',
  'css.properties.hyphenate-limit-chars': 'short words may be hyphenated',
  'css.properties.reading-flow':
    'on a phone the keyboard reaches a kind’s large machine before its list',
  'css.properties.resize': 'a telephone resizes no text area',
  'css.properties.scroll-initial-target': 'tab-rows start at their beginning',
  'css.properties.scrollbar-width': 'a scroll bar is in view, or wider',
  'css.properties.size': 'paper gets the format of the printer',
  'css.properties.text-wrap': 'lines are less even',
  'css.properties.text-wrap-style': 'lines are less even',
  'css.properties.view-transition-name': 'the picture changes at once',
  'css.selectors.selection': 'selected text has the system’s colour',
  'css.selectors.view-transition-group': 'the picture changes at once',
  'css.selectors.view-transition-new': 'the picture changes at once',
  'css.selectors.view-transition-old': 'the picture changes at once',
}
