; What the code generators call for long copies, so that no C library is needed.

define hidden ptr @memcpy(ptr returned %to, ptr %from, i64 %count) #0 {
entry:
  %has.wide = icmp ugt i64 %count, 31
  br i1 %has.wide, label %wide, label %narrow
wide:
  %at = phi i64 [ 0, %entry ], [ %next, %wide ]
  %from.0 = getelementptr i8, ptr %from, i64 %at
  %from.1 = getelementptr i8, ptr %from.0, i64 16
  %to.0 = getelementptr i8, ptr %to, i64 %at
  %to.1 = getelementptr i8, ptr %to.0, i64 16
  %part.0 = load <2 x i64>, ptr %from.0, align 1
  %part.1 = load <2 x i64>, ptr %from.1, align 1
  store <2 x i64> %part.0, ptr %to.0, align 1
  store <2 x i64> %part.1, ptr %to.1, align 1
  %next = add i64 %at, 32
  %after = add i64 %next, 32
  %is.more = icmp ule i64 %after, %count
  br i1 %is.more, label %wide, label %rest
rest:
  ; The last 32 bytes, some of which have been copied: no loop for what is left over.
  %last = sub i64 %count, 32
  %from.2 = getelementptr i8, ptr %from, i64 %last
  %from.3 = getelementptr i8, ptr %from.2, i64 16
  %to.2 = getelementptr i8, ptr %to, i64 %last
  %to.3 = getelementptr i8, ptr %to.2, i64 16
  %part.2 = load <2 x i64>, ptr %from.2, align 1
  %part.3 = load <2 x i64>, ptr %from.3, align 1
  store <2 x i64> %part.2, ptr %to.2, align 1
  store <2 x i64> %part.3, ptr %to.3, align 1
  br label %done
narrow:
  %has.half = icmp ugt i64 %count, 15
  br i1 %has.half, label %half, label %little
half:
  %last.half = sub i64 %count, 16
  %from.4 = getelementptr i8, ptr %from, i64 %last.half
  %to.4 = getelementptr i8, ptr %to, i64 %last.half
  %part.4 = load <2 x i64>, ptr %from, align 1
  %part.5 = load <2 x i64>, ptr %from.4, align 1
  store <2 x i64> %part.4, ptr %to, align 1
  store <2 x i64> %part.5, ptr %to.4, align 1
  br label %done
little:
  %has.rest = icmp ne i64 %count, 0
  br i1 %has.rest, label %bytes, label %done
bytes:
  %place = phi i64 [ 0, %little ], [ %place.next, %bytes ]
  %from.place = getelementptr i8, ptr %from, i64 %place
  %to.place = getelementptr i8, ptr %to, i64 %place
  %byte = load i8, ptr %from.place
  store i8 %byte, ptr %to.place
  %place.next = add i64 %place, 1
  %is.rest = icmp ult i64 %place.next, %count
  br i1 %is.rest, label %bytes, label %done
done:
  ret ptr %to
}

define hidden ptr @memmove(ptr returned %to, ptr %from, i64 %count) #0 {
entry:
  %is.before = icmp ule ptr %to, %from
  br i1 %is.before, label %forward, label %backward
forward:
  %at = phi i64 [ 0, %entry ], [ %next, %forward.byte ]
  %is.more = icmp ult i64 %at, %count
  br i1 %is.more, label %forward.byte, label %done
forward.byte:
  %from.at = getelementptr i8, ptr %from, i64 %at
  %to.at = getelementptr i8, ptr %to, i64 %at
  %byte = load i8, ptr %from.at
  store i8 %byte, ptr %to.at
  %next = add i64 %at, 1
  br label %forward
backward:
  %left = phi i64 [ %count, %entry ], [ %last, %backward.byte ]
  %is.left = icmp ne i64 %left, 0
  br i1 %is.left, label %backward.byte, label %done
backward.byte:
  %last = sub i64 %left, 1
  %from.last = getelementptr i8, ptr %from, i64 %last
  %to.last = getelementptr i8, ptr %to, i64 %last
  %last.byte = load i8, ptr %from.last
  store i8 %last.byte, ptr %to.last
  br label %backward
done:
  ret ptr %to
}

define hidden ptr @memset(ptr returned %to, i32 %value, i64 %count) #0 {
entry:
  %byte = trunc i32 %value to i8
  %long = zext i8 %byte to i64
  %eight = mul i64 %long, 72340172838076673
  %half = insertelement <2 x i64> poison, i64 %eight, i32 0
  %sixteen = shufflevector <2 x i64> %half, <2 x i64> poison, <2 x i32> zeroinitializer
  %has.wide = icmp ugt i64 %count, 31
  br i1 %has.wide, label %wide, label %narrow
wide:
  %at = phi i64 [ 0, %entry ], [ %next, %wide ]
  %to.0 = getelementptr i8, ptr %to, i64 %at
  %to.1 = getelementptr i8, ptr %to.0, i64 16
  store <2 x i64> %sixteen, ptr %to.0, align 1
  store <2 x i64> %sixteen, ptr %to.1, align 1
  %next = add i64 %at, 32
  %after = add i64 %next, 32
  %is.more = icmp ule i64 %after, %count
  br i1 %is.more, label %wide, label %rest
rest:
  %last = sub i64 %count, 32
  %to.2 = getelementptr i8, ptr %to, i64 %last
  %to.3 = getelementptr i8, ptr %to.2, i64 16
  store <2 x i64> %sixteen, ptr %to.2, align 1
  store <2 x i64> %sixteen, ptr %to.3, align 1
  br label %done
narrow:
  %has.half = icmp ugt i64 %count, 15
  br i1 %has.half, label %half.wide, label %little
half.wide:
  %last.half = sub i64 %count, 16
  %to.4 = getelementptr i8, ptr %to, i64 %last.half
  store <2 x i64> %sixteen, ptr %to, align 1
  store <2 x i64> %sixteen, ptr %to.4, align 1
  br label %done
little:
  %has.rest = icmp ne i64 %count, 0
  br i1 %has.rest, label %bytes, label %done
bytes:
  %place = phi i64 [ 0, %little ], [ %place.next, %bytes ]
  %to.place = getelementptr i8, ptr %to, i64 %place
  store i8 %byte, ptr %to.place
  %place.next = add i64 %place, 1
  %is.rest = icmp ult i64 %place.next, %count
  br i1 %is.rest, label %bytes, label %done
done:
  ret ptr %to
}

attributes #0 = { nounwind noinline "no-builtins" }
