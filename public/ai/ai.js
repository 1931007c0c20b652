// Shared by the AI pages. Framed by the site they ask it to play videos; opened on their own they play them in place. Where the
// page around them does not answer, or this script does not run, the link to the video is followed.
const framed = window.parent !== window
const root = document.documentElement
const watch = document.querySelector('a[data-play-video]')
const problem = document.querySelector('[data-problem]')
const player = document.querySelector('[data-player]')

root.classList.add(framed ? 'is-framed' : 'is-alone')

function carried() {
  const own = new URLSearchParams(location.search)
  if (!framed) return own
  try {
    return new URLSearchParams(window.parent.location.search)
  } catch {
    return own // framed by another site: its address is not ours to read
  }
}

/** The advertising parameters of the visit ride on every link to the site. */
function carryParameters() {
  const query = carried()
  for (const link of document.querySelectorAll('a[href^="/"]:not([data-play-video])')) {
    const url = new URL(link.href)
    for (const name of ['bd_vid', 'ext_info']) {
      const value = query.get(name)
      if (value) url.searchParams.set(name, value)
    }
    link.setAttribute('href', url.pathname + url.search + url.hash)
  }
}

function showProblem(message) {
  problem.textContent = message
  problem.hidden = false
}

const rest = () => watch.focus({ preventScroll: true })

/** Captions in the page's language, named beside the video. */
function captionsOf({ src, srclang }) {
  const track = document.createElement('track')
  Object.assign(track, { kind: 'captions', src, srclang, default: srclang === root.lang })
  track.label = new Intl.DisplayNames([srclang], { type: 'language' }).of(srclang.split('-')[0])
  return track
}

function playInPlace({ src, mimeType, title, tracks }) {
  let video = player.querySelector('video')
  if (!video) {
    video = document.createElement('video')
    video.controls = true
    video.playsInline = true
    video.poster = src.replace(/\.mp4$/, '.jpg')
    video.setAttribute('aria-label', title)
    const source = document.createElement('source')
    source.src = src
    source.type = mimeType
    const failed = () => {
      player.hidden = true
      video.remove()
      showProblem(watch.dataset.failed)
      rest()
    }
    source.addEventListener('error', failed)
    video.addEventListener('error', failed)
    video.addEventListener('ended', rest)
    video.append(source, ...tracks.map(captionsOf))
    player.append(video)
  }
  player.hidden = false
  player.scrollIntoView({ block: 'nearest' })
  video.play().catch(() => {}) // refused autoplay: the controls are there; a broken file reports itself above
}

/** True once the page around takes messages. */
function isHeard() {
  try {
    return 'ready' in window.parent.document.documentElement.dataset
  } catch {
    return false // framed by another site
  }
}

function play(event) {
  const { tracks, type, title } = watch.dataset
  const video = { src: watch.getAttribute('href'), mimeType: type, title, tracks: JSON.parse(tracks ?? '[]') }
  problem.hidden = true
  if (framed && !isHeard()) return
  event.preventDefault()
  if (!framed) return playInPlace(video)
  window.parent.postMessage({ type: 'PLAY_VIDEO', ...video }, location.origin)
}

function onMessage(event) {
  if (event.source !== window.parent || event.origin !== location.origin) return
  const { type, message } = Object(event.data)
  if (type === 'VIDEO_CLOSED') rest()
  if (type === 'VIDEO_ERROR') {
    rest()
    showProblem(typeof message === 'string' && message ? message : watch.dataset.failed)
  }
}

carryParameters()
if (watch) {
  watch.addEventListener('click', play)
  if (framed) window.addEventListener('message', onMessage)
}
