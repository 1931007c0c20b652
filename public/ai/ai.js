// Shared by the AI pages. Framed by the site they ask it to play videos; opened on their own they play them in place.
const framed = window.parent !== window
const root = document.documentElement
const button = document.querySelector('[data-play-video]')
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
  for (const link of document.querySelectorAll('a[href^="/"]')) {
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

const rest = () => button.focus({ preventScroll: true })

/** Captions in the page's language, named beside the film. */
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
      showProblem(button.dataset.failed)
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

function play() {
  const tracks = JSON.parse(button.dataset.tracks ?? '[]')
  const video = { src: button.dataset.src, mimeType: button.dataset.type, title: button.dataset.title, tracks }
  problem.hidden = true
  if (!framed) return playInPlace(video)
  window.parent.postMessage({ type: 'PLAY_VIDEO', ...video }, location.origin)
}

function onMessage(event) {
  if (event.source !== window.parent || event.origin !== location.origin) return
  const { type, message } = Object(event.data)
  if (type === 'VIDEO_CLOSED') rest()
  if (type === 'VIDEO_ERROR') {
    rest()
    showProblem(typeof message === 'string' && message ? message : button.dataset.failed)
  }
}

carryParameters()
if (button) {
  button.addEventListener('click', play)
  if (framed) window.addEventListener('message', onMessage)
}
