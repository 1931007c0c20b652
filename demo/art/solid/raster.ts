/** What is seen at each pixel: the distance, the triangle's part and skin, and the surface's direction. */
export interface Buffers {
  w: number
  h: number
  /** Larger is nearer to the eye. */
  depth: Float32Array
  part: Int32Array
  skin: Int32Array
  /** Three numbers a pixel. */
  normal: Float32Array
}

export function buffers(w: number, h: number): Buffers {
  return {
    w,
    h,
    depth: new Float32Array(w * h).fill(-1e9),
    part: new Int32Array(w * h).fill(-1),
    skin: new Int32Array(w * h).fill(-1),
    normal: new Float32Array(w * h * 3),
  }
}

interface Mesh {
  normals: readonly number[]
  skin: readonly number[]
  part: readonly number[]
}

/** Fills triangles, given as x, y, depth on the canvas; without a mesh only the depth is kept. */
export function fill(b: Buffers, points: Float32Array, mesh?: Mesh): void {
  const { w, h, depth } = b
  for (let t = 0; t < points.length / 9; t++) {
    const o = t * 9
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = points.subarray(o, o + 9) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (Math.abs(area) < 1e-9) continue
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const x1 = Math.min(w - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const y1 = Math.min(h - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
        const k = 1 - u - v
        if (u < -1e-6 || v < -1e-6 || k < -1e-6) continue
        const d = u * az + v * bz + k * cz
        const i = y * w + x
        if (d <= (depth[i] as number)) continue
        depth[i] = d
        if (!mesh) continue
        const n = mesh.normals
        b.part[i] = mesh.part[t] as number
        b.skin[i] = mesh.skin[t] as number
        for (let c = 0; c < 3; c++)
          b.normal[i * 3 + c] =
            u * (n[o + c] as number) + v * (n[o + 3 + c] as number) + k * (n[o + 6 + c] as number)
      }
    }
  }
}
