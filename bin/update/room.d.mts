export function demandRoomToMove(home: string, free?: number): void
