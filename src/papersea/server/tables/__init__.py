"""Tables: driven, kept in memory, listened to and looked after."""
