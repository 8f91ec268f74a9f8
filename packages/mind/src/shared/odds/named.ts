/** Words with the share of each. */
export function named<Face extends string>(
  faces: readonly Face[],
  share: (face: Face, index: number) => number | undefined,
): Record<Face, number> {
  const shares: Partial<Record<Face, number>> = {};
  for (let i = 0; i < faces.length; i += 1) {
    const face = faces[i] as Face;
    shares[face] = share(face, i) ?? 0;
  }
  return shares as Record<Face, number>;
}
