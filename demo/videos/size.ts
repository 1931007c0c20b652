/** A video's frame, and how much of its height is the screen; captions stand in the band below. */
export const [WIDTH, HEIGHT, VIEW] = [1280, 720, 624]
